import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Advice } from './advice.tsx'
import { conclusionOf } from './stored-advice.ts'

afterEach(cleanup)
const drawn = (html: string) =>
  render(<Advice html={html} heading="h3" />).container.firstElementChild!.innerHTML

describe('advice is drawn from ten tags and nothing else', () => {
  test('plain structure stays', () => {
    expect(drawn('<h2>Sleep</h2><ul><li>Get <strong>up</strong></li></ul>')).toBe(
      '<h3>Sleep</h3><ul><li>Get <strong>up</strong></li></ul>',
    )
  })

  test.each([
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="background:url(//x)">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><style>*{}</style>ok', 'ok'],
    ['<a href="javascript:alert(1)">tap</a>', 'tap'],
    ['<object data="//x"></object><svg><p>x</p></svg>', ''],
    ['<form action="//x"><input name="q">text</form>', 'text'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<svg><svg></svg><p>in</p></svg>ok', 'ok'],
    ['<math><mtext><p>in</p></mtext></math>ok', 'ok'],
    ['<template><p>in</p></template>ok', 'ok'],
    ['<noscript><img src=x onerror=alert(1)></noscript>ok', 'ok'],
    ['ok<!-- never closed <img src=x onerror=alert(1)>', 'ok'],
    ['<p onclick=alert(1) class=a>ok</p>', '<p>ok</p>'],
    ['<a href=javascript:alert(1)>tap</a>', 'tap'],
    ['<p>&lt;img src=x onerror=alert(1)&gt;</p>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ])('%s', (html, expected) => {
    expect(drawn(html)).toBe(expected)
  })

  test('the fold stays, closed, with nothing but what is allowed inside', () => {
    expect(
      drawn(
        '<details open ontoggle=alert(1)><summary>More</summary><img src=x><p>In</p></details>',
      ),
    ).toBe('<details><summary>More</summary><p>In</p></details>')
  })

  test('half a tag at the end of a stream is no text', () => {
    expect(drawn('<p>One</p><p>Two <stro')).toBe('<p>One</p><p>Two </p>')
  })
})

test('the conclusion is what stands after its word', () => {
  expect(conclusionOf('<p>a</p>Conclusion: <p>b</p>')).toBe('<p>b</p>')
  expect(conclusionOf('<p>a</p>')).toBe(null)
  expect(conclusionOf('Conclusion:  ')).toBe(null)
})
