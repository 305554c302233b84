/** What a reader does before anything can be wanted; a touch is a pointer that comes over an element, too. */
export const SIGNS = ['pointerover', 'scroll', 'keydown', 'focusin', 'click'];
