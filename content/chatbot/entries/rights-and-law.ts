import type { Entry } from '../entry.ts'

/** Rights, offices and the law around therapy. */
export const rightsAndLawEntries: readonly Entry[] = [
  {
    id: 'consent-rights',
    phrasings: [
      'What do I have to agree to in therapy?',
      'Must I sign a contract with a therapist?',
      'What is informed consent?',
      'Can I say no to a method?',
    ],
    answer:
      'Before it starts you should know the method, its risks, the cost, secrecy and its limits, and how to end. You may ask for it in plain words, take it home, and say no to any part later.',
  },
  {
    id: 'see-records',
    phrasings: [
      'Can I read my therapist’s notes?',
      'How do I get my medical records?',
      'I want to see my file',
      'Can records be deleted?',
    ],
    answer:
      'In most countries you may see your file and get a copy, sometimes without the therapist’s private notes. Ask in writing. Records must usually be kept for years, so deleting is seldom possible; corrections are.',
  },
  {
    id: 'discrimination',
    phrasings: [
      'My therapist discriminated against me',
      'A therapist made racist remarks',
      'Refused because of my disability',
      'The therapist made a sexist comment',
    ],
    answer:
      'You need not stay or explain. Note what was said and when, tell the licensing board or an equality body, and for someone on Attune the people who run this site. Your next therapist may be asked directly how they work with people like you.',
  },
  {
    id: 'court',
    phrasings: [
      'Can a court see my therapy notes?',
      'Will therapy be used in my divorce?',
      'Custody and being in therapy',
      'Can my therapist be called as a witness?',
    ],
    answer:
      'Secrecy mostly holds, but a court can order some things, and rules differ. Being in therapy seldom counts against a parent; it often shows care. Ask your therapist and a lawyer before you sign any release.',
  },
  {
    id: 'minor-privacy',
    phrasings: [
      'Does my therapist tell my parents?',
      'Can parents see what a teenager says?',
      'Privacy of a minor in therapy',
      'My child’s therapist tells me nothing',
    ],
    answer:
      'Young people get a private space, with exceptions for serious danger. The age at which they decide alone differs by country. At the start, all agree what parents hear; ask for that talk.',
  },
  {
    id: 'sick-leave',
    phrasings: [
      'Can I get sick leave for mental health?',
      'My doctor wrote me off for burnout',
      'Can I be fired for depression?',
      'Rights at work when mentally ill',
    ],
    answer:
      'In many countries a doctor can write you off work for it, and the employer does not learn why. Protection from dismissal differs; a union, works council or legal advice line knows. Decide nothing large in the worst week.',
  },
  {
    id: 'work-adjust',
    phrasings: [
      'Can I ask for adjustments at work?',
      'Shorter hours because of anxiety',
      'Should I tell my boss about therapy?',
      'Accommodation for mental health at work',
    ],
    answer:
      'You need not tell. If it helps to, say what you need rather than why: quiet, fixed hours, an hour off for an appointment. In many countries you have a right to fair adjustments; human resources or a doctor can write it down.',
  },
  {
    id: 'insurance-later',
    phrasings: [
      'Does therapy affect life insurance?',
      'Will I lose insurance because of a diagnosis?',
      'Therapy and becoming a civil servant',
      'Can I still get disability insurance?',
    ],
    answer:
      'Some insurers and employers ask about the last years of treatment. Get independent advice before you apply, and answer truthfully. Going without help you need seldom pays.',
  },
  {
    id: 'military',
    phrasings: [
      'I am a veteran',
      'Therapy for soldiers',
      'Does the army learn of my therapy?',
      'First responder seen too much',
    ],
    answer:
      'You can ask for someone who knows military life in the questions. A private therapist does not report to the army, while a military one may have duties; ask first. Veterans’ services often cost nothing.',
    links: ['find'],
  },
  {
    id: 'visa',
    phrasings: [
      'Does therapy affect my visa?',
      'Mental health and asylum',
      'Can I be deported for seeking help?',
      'Help without papers',
    ],
    answer:
      'Seeking help is in general no reason against a stay, and therapists keep secrecy towards offices. Rules differ, so ask a migrant advice service. Many charities treat people without papers.',
  },
  {
    id: 'driving-licence',
    phrasings: [
      'Can I lose my driving licence because of depression?',
      'Does mental illness affect driving?',
      'Must I tell the authorities about my diagnosis?',
      'Gun licence and therapy',
    ],
    answer:
      'Mostly not; some conditions and medicines must be reported in some countries. Ask your doctor what holds for you. A therapist does not report it by default.',
  },
  {
    id: 'involuntary',
    phrasings: [
      'When can someone be committed?',
      'Can my family have me hospitalised?',
      'Rights in a psychiatric hospital',
      'Get someone admitted against their will',
    ],
    answer:
      'Only by law, mostly where someone is in serious danger through an illness, with a doctor and a judge. You have the right to be heard, to a lawyer and to complain. If somebody is in danger now, call your emergency number.',
    links: ['help'],
  },
]
