/** `:rocket:` and the other names that GitHub gives to emoji. */
import { nameToEmoji } from 'gemoji';

/** Text with emoji in the place of their names; what names none stays as typed. */
export function nameEmoji(text: string): string {
  return text.includes(':')
    ? text.replace(/:([\w+-]+):/g, (typed, name: string) => emojiNamed(name) ?? typed)
    : text;
}

function emojiNamed(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}
