import type { Entry } from '../entry.ts'

/** What help costs and who pays for it. */
export const moneyEntries: readonly Entry[] = [
  {
    id: 'insurance',
    phrasings: [
      'Does my insurance pay for therapy?',
      'Is therapy covered by health insurance?',
      'Will my health plan reimburse sessions?',
      'Does Attune take insurance?',
    ],
    answer:
      'That depends on your country, your plan and the therapist’s licence. Ask your insurer: is psychotherapy covered, with which licences, how many sessions, and is a referral needed? Then ask the therapist whether they bill your insurer. Attune itself costs nothing and has no contract with insurers.',
  },
  {
    id: 'session-price',
    phrasings: [
      'What does a therapy session cost?',
      'How much does a therapist charge?',
      'What is a normal price for an hour?',
      'Average cost of counselling',
    ],
    answer:
      'Prices differ by country, training and city, and each therapist sets their own. Ask in your first message what a session costs, how long it is and whether there is a lower rate. Attune adds nothing to it.',
  },
  {
    id: 'sliding-scale',
    phrasings: [
      'What is a sliding scale?',
      'Can I ask for a lower price?',
      'Do therapists give discounts?',
      'Is it okay to negotiate the fee?',
    ],
    answer:
      'A sliding scale is a price that follows what you can pay. Asking is normal: “Do you have places at a lower rate?” Some therapists tick it, and training clinics and charities often cost less.',
  },
  {
    id: 'pay-how',
    phrasings: [
      'How do I pay my therapist?',
      'Do I pay through Attune?',
      'Can I pay by card or cash?',
      'When do I have to pay for a session?',
    ],
    answer:
      'You pay the therapist, not Attune: by bank, card or cash, as they offer it, mostly after each session or monthly. Agree on it before the first paid hour, and ask for a receipt.',
  },
  {
    id: 'receipt',
    phrasings: [
      'Can I get a receipt for therapy?',
      'I need an invoice for my insurance',
      'What is a superbill?',
      'Is therapy tax deductible?',
    ],
    answer:
      'Ask your therapist: they write invoices, and in some countries a superbill with the codes an insurer wants. Whether it lowers your tax depends on where you live; a tax office or adviser knows.',
  },
  {
    id: 'free-first',
    phrasings: [
      'Is the first session free?',
      'Free trial with a therapist',
      'Can I talk to a therapist before paying?',
      'What is a consultation call?',
    ],
    answer:
      'Many offer ten to twenty minutes for free to see whether you fit, others charge from the start. Ask for it in your first message; writing to them here costs nothing.',
  },
  {
    id: 'free-help',
    phrasings: [
      'Where can I get free therapy?',
      'Is there counselling without paying?',
      'I have no money and no insurance',
      'Low cost mental health help',
    ],
    answer:
      'Look for public mental health services through your doctor, training clinics of universities, charities, student or workplace counselling, and groups. Help lines cost nothing and listen day and night. On Attune, ask therapists for a lower rate.',
    links: ['help'],
  },
  {
    id: 'cancel-fee',
    phrasings: [
      'Why do I pay for a session I missed?',
      'Is a cancellation fee legal?',
      'My therapist charged me for cancelling',
      'How early must I cancel for free?',
    ],
    answer:
      'Therapists hold an hour for you alone, so many charge if you cancel within 24 or 48 hours. It should have been agreed at the start. If it was not, say so and ask for goodwill; illness is often an exception.',
  },
  {
    id: 'price-rise',
    phrasings: [
      'My therapist raises the fee',
      'I can no longer pay my therapist',
      'My insurance stops paying',
      'The sessions have become too expensive',
    ],
    answer:
      'Say it early, it is a usual topic: ask for a lower rate, shorter or fewer sessions, or a good ending with names of cheaper places. You owe nobody debts for help.',
  },
  {
    id: 'why-expensive',
    phrasings: [
      'Why is therapy so expensive?',
      'Is therapy worth the money?',
      'Why do therapists cost so much?',
      'Isn’t an hour of talking overpriced?',
    ],
    answer:
      'The fee covers years of training, rooms, supervision, insurance and the time around the hour. Whether it is worth it you can judge after four to six sessions: has something in your week changed? If not, say so or look elsewhere.',
  },
  {
    id: 'refund',
    phrasings: [
      'Can I get my money back from a therapist?',
      'I paid and the therapist did not come',
      'Refund for a bad session',
      'The therapist took money and vanished',
    ],
    answer:
      'Write to the therapist first and ask for it. If you paid and nothing came, keep the proof, tell the people who run this site and, for a licensed person, the board. Attune holds no money, so it can return none.',
  },
]
