import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { VersionMenu } from './version-menu.tsx';

test('the server does not claim to know the mode', () => {
  const html = renderToStaticMarkup(createElement(ColorModeSwitch, { sprite: '/i.svg' }));
  assert.match(html, /aria-label="Switch between dark and light mode"/);
  assert.ok(!html.includes('title='));
});

test('the version menu is a list of links that opens by itself', () => {
  const versions = [
    { name: 'current', label: 'Next', href: '/a', isCurrent: true },
    { name: '1.0', label: '1.0', href: '/b', isCurrent: false },
  ];
  assert.equal(
    renderToStaticMarkup(createElement(VersionMenu, { versions })),
    '<details><summary>Version: Next</summary><ul aria-label="Versions"><li data-version="current"><a href="/a" aria-current="true">Next</a></li><li data-version="1.0"><a href="/b">1.0</a></li></ul></details>',
  );
});
