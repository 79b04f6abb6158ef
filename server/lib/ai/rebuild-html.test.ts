import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rebuildHtml, visibleText } from './rebuild-html.ts'

describe('advice is built from ten tags and nothing else', () => {
  test.each([
    [
      '<p>Get <strong>up</strong></p><ol><li>one</li></ol>',
      '<p>Get <strong>up</strong></p><ol><li>one</li></ol>',
    ],
    ['<P CLASS="x">Hi</P>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<p onclick="alert(1)" style="background:url(//x)">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script>ok<script>alert(2)', 'ok'],
    ['<a href="javascript:alert(1)">tap</a>', 'tap'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>one<p>two', '<p>one<p>two</p></p>'],
    ['<p><em>half</p>', '<p><em>half</em></p>'],
    ['</p></ol>end', 'end'],
    ['<!-- <p>hidden -->seen', 'seen'],
    ['<p title=">">x</p>', '<p>x</p>'],
    ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
    ['<p', '&lt;p'],
  ])('%s', (html, expected) => expect(rebuildHtml(html)).toBe(expected))
})

describe('nothing comes out of where parsers have been made to disagree', () => {
  test.each([
    ['<svg><style><img src=x onerror=alert(1)></style></svg>ok', 'ok'],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
    ['<svg><desc><p>in</p></desc></svg>ok', 'ok'],
    ['<svg><svg></svg>in</svg>ok', 'ok'],
    ['<svg/onload=alert(1)>in', ''],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">ok', '&quot;&gt;ok'],
    ['<template><template></template>in</template>ok', 'ok'],
    ['<textarea><p>in</textarea>ok', 'ok'],
    ['<plaintext>in', ''],
    ['<!-- never closed <img src=x onerror=alert(1)>', ''],
    ['<!--><img src=x onerror=alert(1)>-->ok', '--&gt;ok'],
    ['<!--a--!><p>b</p>', '<p>b</p>'],
    ['<![CDATA[<img src=x onerror=alert(1)>]]>ok', '&lt;![CDATA[]]&gt;ok'],
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>ok',
      '&lt;iframe srcdoc=&quot;&quot;&gt;ok',
    ],
    ['<img src=x onerror=alert(1) alt=a>ok', 'ok'],
    ['<p onclick=alert(1) class=a>ok</p>', '<p>ok</p>'],
    ['<p/onclick=alert(1)>ok', '<p>ok</p>'],
    ['<a href=javascript:alert(1)>tap</a>', 'tap'],
    ['<ScRiPt >alert(1)</sCrIpT >ok', 'ok'],
    ['&#60;script&#62;', '&lt;script&gt;'],
  ])('%s', (html, expected) => expect(rebuildHtml(html)).toBe(expected))
})

test('what is read is without tags and entities, a line where one begins', () => {
  expect(visibleText('<p>A <em>b</em>c &amp; d</p><ul><li>e</li></ul>')).toBe(
    '\nA bc & d\n\n\ne\n\n',
  )
})

const allowed = /<\/?(?:p|ul|ol|li|strong|em|b|i|br|blockquote)>/g

test('nothing else is ever markup, and every tag is closed in order', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '</li>',
      '<em>',
      '</em>',
      '<br/>',
      '<script>',
      '</script>',
    ),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&lt;',
      '<!--',
      '-->',
      '<img src=x',
      ' onload=',
      '<svg/onload=1>',
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '<noscript>',
      '<template>',
      '<p title=',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const built = rebuildHtml(parts.join(''))
      expect(built.replace(allowed, '')).not.toMatch(/[<>]/)
      const open: string[] = []
      for (const [found] of built.matchAll(allowed)) {
        if (found === '<br>') continue
        if (found.startsWith('</')) expect(open.pop()).toBe(found.slice(2, -1))
        else open.push(found.slice(1, -1))
      }
      expect(open).toEqual([])
      expect(rebuildHtml(built)).toBe(built)
    }),
    { numRuns: 2_000 },
  )
})
