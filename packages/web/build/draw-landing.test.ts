import { expect, it } from 'vitest';
import { firstScreen, NONCE_PLACE } from './draw-landing.ts';

const DRAWING =
  '<link rel="preload" as="image" imageSrcSet="/a.webp 480w"/><style nonce="x">:root{}</style>' +
  '<h1 style="font-family:&quot;Inter&quot;;color:red">Rooms</h1><p style="color:red">One</p><p style="color:red">Two</p>' +
  '<figure class="slider"><button>Drag</button></figure>';

it('S9 moves styles from attributes, which the policy of the page refuses, into one style element with the nonce', () => {
  const { head, body } = firstScreen(DRAWING);
  expect(body).not.toContain(' style="');
  expect(body).toContain(
    '<h1 data-drawn-style="0">Rooms</h1><p data-drawn-style="1">One</p><p data-drawn-style="1">',
  );
  expect(head).toContain(`<style nonce="${NONCE_PLACE}">`);
  expect(head).toContain(':root [data-drawn-style="0"]{font-family:"Inter";color:red}');
  expect(head.match(/\{color:red\}/g)).toHaveLength(1);
});

it('asks for the pictures in the head, and lets figures take no clicks until the script has come', () => {
  const { head, body } = firstScreen(DRAWING);
  expect(head).toMatch(/^<link rel="preload" as="image" imageSrcSet="\/a.webp 480w"\/>/);
  expect(body).not.toContain('preload');
  expect(body).toContain('<figure inert class="slider">');
});
