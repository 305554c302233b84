import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSettledCode } from './settled-code.ts';

test('code that makes the same of the same is settled', () => {
  for (const code of [
    'var a = globalThis[Symbol.for("helpsite.shared")].get("react"); module.exports = { default: () => a.createElement("p") };',
    'const { now: Date_ } = { now: 1 }; export default ({ date }) => [date.random_, Math.max(1, 2), `this`];',
    'const styles = { a: "b" }; export default (name) => styles[name] ?? JSON.stringify({ Date: 1 });',
  ])
    assert.equal(isSettledCode(code), true, code);
});

test('whatever may say something else each time is not, nor is what cannot be read', () => {
  for (const code of [
    'export default () => new Date().getFullYear();',
    'export default () => Math.random();',
    'export default () => Math["random"]();',
    'export default () => process.env.HOME;',
    'var fs = require("node:fs");',
    'import fs from "node:fs";',
    'export default () => import("node:fs");',
    'export default function () { return this.Date.now(); }',
    'export default () => [].map.constructor("return Date.now()")();',
    'const { constructor: make } = () => 1;',
    'export default () => (1).toLocaleString();',
    'setTimeout(() => { window.x = 1; });',
    'fetch("/x");',
    'const a = ;',
  ])
    assert.equal(isSettledCode(code), false, code);
});
