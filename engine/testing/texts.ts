import * as fc from 'fast-check'

/** Anything a person, a keyboard or a paste may leave in a text field. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'I',
        'feel',
        'so',
        'tired',
        'not',
        "can't",
        'you',
        '…',
        '!!!',
        '\n',
        '. ',
        '😢',
        'ﬁne',
        'Ａｌｏｎｅ',
        '\ud83d',
        'aaaaaaaa',
      ),
      { maxLength: 80 },
    )
    .map((parts) => parts.join(' ')),
)
