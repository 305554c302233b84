/** `:rocket:` and the other names that GitHub gives to emoji. */
import { nameToEmoji } from 'gemoji';

/** The emoji of that name, or undefined: then the text stays as typed. */
export function emojiNamed(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}
