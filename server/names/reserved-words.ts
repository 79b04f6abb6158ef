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
  'поддержк',
  'администратор',
  'администрация',
  'модератор',
  'официальный',
  'проверено',
  '客服',
  '管理员',
  '管理員',
  '官方',
  '管理者',
  '公式',
  'サポート',
  '관리자',
  '고객센터',
  'الدعم',
  'مشرف',
]

/** As a word by itself. */
export const reservedWords: readonly string[] = [
  'staff',
  'system',
  'operator',
  'security',
  'moderation',
  'verify',
  'approved',
  'certified',
  'админ',
]

/** Besides, as a whole user name. */
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

export const reservedUserNames: readonly string[] = [
  'root',
  'help',
  'info',
  'contact',
  'team',
  'me',
]
