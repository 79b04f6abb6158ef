import { brand } from '@attune/contract/brand.ts'

/** Nobody who reads one of these in a name must think of the people who run the site. */
export const reservedInside: readonly string[] = [
  brand.toLowerCase(),
  'admin',
  'administrator',
  'moderator',
  'support',
  'verified',
  'official',
  'helpdesk',
  'customerservice',
  'customercare',
  'servicedesk',
  'trustandsafety',
  'trustsafety',
  'safetyteam',
  'verificationteam',
  'modteam',
  // Whoever writes to one of these in need must not reach somebody who only calls themselves so.
  'crisisline',
  'crisisteam',
  'suicideline',
  'hotline',
  'helpline',
  'lifeline',
  'crisistext',
  'crisischat',
  'emergencyhelp',
  'samaritans',
  'befrienders',
  'seelsorge',
  'notruf',
  'telefonoamigo',
  'soshelp',
  'topmatch',
  'bestmatch',
  // The same in other languages.
  'soporte',
  'administrador',
  'administrateur',
  'verificado',
  'verificada',
  'verificato',
  'officiel',
  'offiziell',
  'verifiziert',
]

/** As a whole name: what the pages say of somebody, or where there is nobody. */
export const reservedNames: readonly string[] = [
  'accountdeleted',
  'anonymous',
  'assistant',
  'deletedaccount',
  'deleteduser',
  'demoprofile',
  'emergency',
  'null',
  'root',
  'undefined',
  'you',
  'yourtherapist',
]

/** Besides, as a whole user name. */
export const reservedUserNames: readonly string[] = [
  'root',
  'help',
  'info',
  'contact',
  'team',
  'me',
  'staff',
  'service',
  'bot',
]
