/** Looks of the panel: text, because a style sheet of a shadow tree may only be made by a script under the security policy. */

export const PANEL_STYLE = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; display: flex; flex-direction: column;
  align-items: flex-end; gap: 8px; padding: 12px; pointer-events: none; color-scheme: dark;
  font: 15px/1.5 system-ui, sans-serif; color: #f4f4f5; }
* { box-sizing: border-box; pointer-events: auto; }
p { margin: 0; overflow-wrap: anywhere; }
a { color: #a5c8ff; }
button { font: inherit; color: inherit; background: none; border: 1px solid #71717a; border-radius: 6px; padding: 2px 10px;
  min-height: 28px; min-width: 28px; cursor: pointer; text-align: start; }
button:hover { background: #3f3f46; }
:focus-visible { outline: 2px solid #a5c8ff; outline-offset: 2px; }
.panel, .note, .gone, .draft { background: #18181b; border: 1px solid #52525b; border-radius: 10px; max-width: min(760px, 100%);
  box-shadow: 0 8px 30px rgb(0 0 0 / 45%); }
.panel { inline-size: 760px; max-block-size: min(60vh, 480px); overflow: auto; padding: 12px 16px 14px; border-top: 3px solid #f87171;
  display: flex; flex-direction: column; gap: 8px; }
.bar { display: flex; align-items: center; gap: 8px; }
.counts { flex: 1; color: #d4d4d8; }
.position { color: #d4d4d8; }
.place { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; }
.file { font: 14px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; color: #a5c8ff; }
.error, .fault { color: #fca5a5; }
.warning { color: #fcd34d; }
.frame { margin: 0; padding: 10px 12px; overflow-x: auto; background: #09090b; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace; }
.gutter { color: #a1a1aa; }
.carets { color: #fca5a5; }
.code { color: #a1a1aa; font: 12px/1.4 ui-monospace, monospace; }
.note, .gone, .draft { padding: 8px 14px; }
.gone { border-color: #f59e0b; }
.draft strong { color: #fcd34d; }
.badge { background: #18181b; border-radius: 999px; padding: 3px 14px; }
.badge[data-kind=error] { border-color: #f87171; color: #fca5a5; }
.badge[data-kind=warning] { border-color: #52525b; color: #d4d4d8; font-size: 13px; }
@media (forced-colors: active) { .panel, .badge, .note, .gone, .draft { border: 1px solid; } }
@media print { :host { display: none; } }
`;

/** In the page itself: drafts in the tree of guides. */
export const SIDEBAR_STYLE = `
.sidebar a[data-draft]::after { content: 'Draft'; margin-inline-start: 0.5em; padding: 0 0.4em; border: 1px solid currentColor;
  border-radius: 4px; font-size: 0.7em; vertical-align: 0.1em; }
`;
