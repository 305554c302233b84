/** The answers beside the field. */
import type { Answers } from './find-answers.ts';

/** Shows them in their section; an older answer stays until there is another. */
export function showAnswers(section: Element, { answers, sure }: Answers): void {
  const list = document.createElement('ol');
  for (const { title, url, section: place, sentence } of answers) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    if (place !== null && place !== title) addText(item, 'b', place);
    if (sentence !== '') addText(item, 'p', sentence);
    list.append(item);
  }
  clearAnswers(section);
  const note =
    answers.length === 0 ? 'No guide fits this yet.' : sure ? undefined : 'Not sure that these fit.';
  if (note !== undefined) addNote(section, note);
  if (answers.length > 0) section.append(list);
}

/** One sentence in their place. */
export function showNote(section: Element, text: string): void {
  clearAnswers(section);
  addNote(section, text);
}

function clearAnswers(section: Element): void {
  for (const old of section.querySelectorAll('ol, .none')) old.remove();
}

function addNote(section: Element, text: string): void {
  const note = addText(section, 'p', text);
  note.className = 'none';
}

function addText(host: Element, name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  host.append(element);
  return element;
}
