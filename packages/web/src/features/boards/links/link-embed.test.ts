import { describe, expect, it } from 'vitest';
import { embedCode, originsOf } from './link-embed.tsx';

describe('websites that may embed the page of a link', () => {
  it.each([
    ['https://maple.example', ['https://maple.example']],
    [
      'https://Maple.example/homes?x=1\nhttp://localhost:8080\nhttps://maple.example/',
      ['https://maple.example', 'http://localhost:8080'],
    ],
    ['', []],
    ['maple.example', null],
    ['javascript:alert(1)', null],
    ['https://', null],
  ])('are read as the origins of the addresses: %j', (typed, origins) => {
    expect(originsOf(typed)).toEqual(origins);
  });

  it('get an iframe to put into their page', () => {
    const url = 'https://rooms.example/app/share/board/abc';
    expect(embedCode(url)).toMatch(
      /^<iframe src="https:\/\/rooms.example\/app\/share\/board\/abc" .*><\/iframe>$/,
    );
  });
});
