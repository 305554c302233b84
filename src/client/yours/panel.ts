/** The panel "Fill in your server" of a guide: its fields, one for each thing that the guide names. */
import type { YourName } from '../../model.ts';
import { onLeave } from '../page-lifecycle.ts';
import { CHANGED, changeYours, currentYours, startYours } from './fill.ts';
import { isYourName, JUDGES } from './values.ts';

const FIELDS: Readonly<
  Record<
    YourName,
    { readonly label: string; readonly hint: string; readonly mode?: string; readonly max: number }
  >
> = {
  address: { label: 'Address', hint: 'play.example.com', mode: 'url', max: 300 },
  port: { label: 'Port', hint: '25565', mode: 'numeric', max: 5 },
  name: { label: 'Name', hint: 'My server', max: 128 },
  version: { label: 'Version', hint: '1.21.4', max: 32 },
};

/** `root` is the panel; its `data-uses` names the fields. */
export function wake(root: HTMLElement): void {
  if (root.querySelector('form')) return;
  startYours();
  const form = document.createElement('form');
  form.noValidate = true;
  const names = (root.dataset['uses'] ?? '').split(' ').filter(isYourName);
  const fields = new Map(names.map((name) => [name, addField(form, name)]));
  const row = document.createElement('div');
  const keep = addKeep(row);
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.textContent = 'Clear';
  row.append(clear);
  form.append(row);
  const note = document.createElement('p');
  note.textContent =
    'The guides then show what you type. It stays in this browser and is never sent. On a computer that others use, clear it when you are done.';
  form.append(note);
  root.append(form);

  const change = (name: YourName, isDone: boolean): void => {
    const field = fields.get(name);
    if (!field) return;
    const text = field.input.value.trim();
    const judged = text === '' ? undefined : JUDGES[name](text);
    const problem = judged !== undefined && 'problem' in judged ? judged.problem : '';
    // While somebody types, a beginning is no mistake.
    if (isDone || problem === '') tell(field, problem);
    const { [name]: _, ...values } = currentYours().values;
    const next = judged !== undefined && 'value' in judged ? { ...values, [name]: judged.value } : values;
    const typedPort = judged !== undefined && 'value' in judged ? judged.port : undefined;
    const all = typedPort !== undefined && isDone ? { ...next, port: typedPort } : next;
    changeYours(all, keep.checked);
    if (isDone && problem === '') show();
  };
  const show = (): void => {
    const { values, isKept } = currentYours();
    for (const [name, { input }] of fields) {
      // What is wrong stays, to be put right.
      if (document.activeElement !== input && input.ariaInvalid !== 'true') input.value = values[name] ?? '';
    }
    if (Object.keys(values).length > 0) keep.checked = isKept;
  };
  for (const [name, { input }] of fields) {
    input.addEventListener('input', () => change(name, false));
    input.addEventListener('change', () => change(name, true));
  }
  keep.addEventListener('change', () => changeYours(currentYours().values, keep.checked));
  clear.addEventListener('click', () => {
    for (const field of fields.values()) {
      field.input.value = '';
      tell(field, '');
    }
    keep.checked = false;
    changeYours({}, false);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener(CHANGED, show);
  onLeave(() => document.removeEventListener(CHANGED, show));
  show();
}

interface Field {
  readonly input: HTMLInputElement;
  readonly problem: HTMLElement;
}

function addField(form: HTMLElement, name: YourName): Field {
  const { label, hint, mode, max } = FIELDS[name];
  const box = document.createElement('p');
  const title = document.createElement('label');
  const input = document.createElement('input');
  const problem = document.createElement('span');
  input.id = `page.your.${name}`;
  problem.id = `${input.id}.problem`;
  problem.role = 'alert';
  title.htmlFor = input.id;
  title.textContent = label;
  input.maxLength = max;
  input.placeholder = hint;
  input.autocomplete = 'off';
  input.autocapitalize = 'none';
  input.spellcheck = false;
  if (mode !== undefined) input.inputMode = mode;
  input.setAttribute('aria-describedby', problem.id);
  box.append(title, input, problem);
  form.append(box);
  return { input, problem };
}

function addKeep(form: HTMLElement): HTMLInputElement {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.className = 'keep';
  label.append(box, ' Remember for 30 days');
  form.append(label);
  return box;
}

function tell({ input, problem }: Field, text: string): void {
  input.ariaInvalid = text === '' ? null : 'true';
  if (problem.textContent !== text) problem.textContent = text;
}
