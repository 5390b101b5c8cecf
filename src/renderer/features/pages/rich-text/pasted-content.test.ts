// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedContent } from './pasted-content.ts'

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{mso-x:1}</style>
</head><body><!--StartFragment--><p class=MsoNormal><b><span style='mso-fareast-language:EN-IN'>Opening hours<o:p></o:p></span></b></p>
<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·&nbsp;</span><![endif]>Monday</p>
<p style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span></span><![endif]>Morning</p>
<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·&nbsp;</span><![endif]>Tuesday</p>
<p style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.&nbsp;</span><![endif]>Third</p>
<img src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"><script>window.top.hacked=1</script>
<img src=x onerror="window.top.hacked=2"><a href="file:///C:/x.doc">contract</a><!--EndFragment--></body></html>`

test('of Word come paragraphs, lists and bold, and nothing of its styles, local files and scripts', () => {
  const { html, imagesLeftOut } = pastedContent(WORD)
  expect(html.replaceAll('\n', '')).toBe(
    '<p><b>Opening hours</b></p><ul><li>Monday<ul><li>Morning</li></ul></li><li>Tuesday</li></ul><ol start="3"><li>Third</li></ol>contract',
  )
  expect(imagesLeftOut).toBe(2)
})

test('of Google Docs come bold, italics and links out of its styles; what it puts around everything is not bold', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt">Title</span></h1>
<p dir="ltr"><span style="font-weight:700;font-style:italic">Both</span><span style="font-weight:400"> plain </span><a href="https://shop.example/a" style="text-decoration:none"><span
 style="text-decoration:underline">link</span></a></p><img src="https://images.example/a.png" alt="A" width="10" style="border:none" onload="x()"></b>`
  expect(pastedContent(docs)).toEqual({
    html: `<h1>Title</h1>\n<p><em><strong>Both</strong></em> plain <a href="https://shop.example/a">link</a></p><img src="https://images.example/a.png" alt="A" width="10">`,
    imagesLeftOut: 0,
  })
})

test.each([
  [
    'a table of Excel',
    '<table><col width=64><tr><td class=xl65 style="mso-x:1" colspan=2>1</td></tr></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  [
    'a list of Google Docs',
    '<ul style="x:1"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li></ul>',
    '<ul><li>One</li></ul>',
  ],
  ['an Arabic paragraph', '<p dir="RTL" class="MsoNormal">سلام</p>', '<p dir="RTL">سلام</p>'],
  ['a text without markup', ' one &lt; two<br>three ', ' one &lt; two<br>three '],
  ['a drawing', '<p>a<svg><text onclick="x()">b</text><script>x()</script></svg>c</p>', '<p>ac</p>'],
  ['a form', '<form action="https://evil.example"><input value="x">text<button>Go</button></form>', 'text'],
  ['a link that runs', '<a href="java\tscript:x()">one</a> <a href="#part">two</a>', 'one <a href="#part">two</a>'],
  ['frames', '<iframe srcdoc="<script>x()</script>"></iframe><object data="file:///x"></object>text', 'text'],
])('of %s its structure comes', (_what, copied, html) => {
  expect(pastedContent(copied).html).toBe(html)
})

const PIECES =
  `<p class=MsoNormal style="mso-list:l0 level2 lfo1">|<![if !supportLists]>|<![endif]>|</p>|<span style='mso-list:Ignore'>1.</span>|text|·|<script>x()</script>
|<style>a{mso-x:1}|</style>|<svg onload=x()>|<math>|<mglyph>|<o:p>|</o:p>|<img src=x onerror=x()>|<noscript>|<a href="file:///c:/x">|<a href=" javascript:x()">|<table>
|<td onclick=x()>|<template>|<!--|-->|<b style="font-weight:700">|"|<li>|<title>|<span style="font-weight:700;mso-x:1">|</span>|<form>|<iframe srcdoc="<script>x()</script>">
|<textarea>|<xmp>|<plaintext>|<ol start=3>`.split('|')

test('whatever is copied, nothing of it runs, styles or leads to this computer', () => {
  const piece = fc.constantFrom(...PIECES)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { html } = pastedContent(pieces.join(''))
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const attributes = [...body.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
      expect(attributes.filter((attribute) => !/^(?:start|colspan|rowspan)=|^(?:href|src)=https?:/.test(attribute))).toEqual([])
      expect(body.querySelector('script, style, svg, math, iframe, form, template, noscript, textarea, title')).toBeNull()
      expect(body.querySelectorAll('*').length).toBe(new Set(body.querySelectorAll('p, b, strong, li, ol, ul, table, tbody, tr, td')).size)
    }),
    { numRuns: 200 },
  )
})
