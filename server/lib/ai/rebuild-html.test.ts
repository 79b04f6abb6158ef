import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rebuildHtml } from './rebuild-html.ts'

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
