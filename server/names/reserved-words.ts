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
  'поддержка',
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
export const reservedUserNames: readonly string[] = [
  'root',
  'help',
  'info',
  'contact',
  'team',
  'me',
]
