import type { Safety } from '@attune/contract/risk.ts'

/** Three sentences for whoever reads no further, and who has looked at all this. */
export const WhatToExpect = ({ measured }: Pick<Safety, 'measured'>) => (
  <section aria-labelledby="expect" className="mt-8">
    <h2 id="expect">What you can expect</h2>
    <p className="mt-3 max-w-[65ch]">
      When your words plainly speak of danger, a note with help appears beside them; nothing is
      kept, and nobody is told. {missed(measured)} Sometimes it takes a joke or a song for danger:
      close the note, and nothing else happens.
    </p>
    <p className="note mt-5">
      No clinician has read any of this yet: not the rules, not the words of the notes, not the
      choice of lines, in no language.
    </p>
  </section>
)

/** By the last words the rules had never met: what new words can count on. */
function missed(measured: Safety['measured']): string {
  const last = measured.findLast(({ firstMet }) => firstMet)
  const so = 'so if it says nothing, do not wait.'
  if (!last) return `It misses dangers, most of all in other languages than English, ${so}`
  const { hits, of } = last.recall
  return `It misses some: of the last ${of} dangers said in words new to it, all of them in English, it found ${hits}, ${so}`
}
