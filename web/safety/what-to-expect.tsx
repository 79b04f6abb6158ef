import type { Safety } from '@attune/contract/risk.ts'

/** Three sentences for whoever reads no further, and who has looked at all this. */
export const WhatToExpect = ({ lots }: Pick<Safety, 'lots'>) => (
  <section aria-labelledby="expect" className="mt-8">
    <h2 id="expect">What you can expect</h2>
    <p className="mt-3 max-w-[65ch]">
      When your words plainly speak of danger, a note with help appears beside them; nothing is
      kept, and nobody is told, but a therapist whom you have sent such words sees them marked.{' '}
      {missed(lots)} Sometimes it takes a joke or a song for danger: close the note, and nothing
      else happens.
    </p>
    <p className="note mt-5">
      No clinician has read any of this yet: not the rules, not the words of the notes, not the
      choice of lines, in no language.
    </p>
  </section>
)

/** By lines that nobody looked at: what new, roundabout words can count on. */
function missed(lots: Safety['lots']): string {
  const so = 'so if it says nothing, do not wait.'
  const english = lots.find(({ language }) => language === 'en')
  if (!english) return `Said in a roundabout way, it misses most of them, ${so}`
  const { hits, of } = english.found
  return `Said in a roundabout way, it misses most: of ${of} such lines in English it found ${hits}, and in other languages fewer, ${so}`
}
