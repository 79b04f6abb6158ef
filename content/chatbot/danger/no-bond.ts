import type { Language } from '../../language/languages.ts'

/**
 * That one feels nothing for a baby, or has cried since the birth, in the form of `DangerWords`.
 * English is read by rules.
 */
export const noBond: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'fuhle|fuhl|empfinde|spure nichts|keine mein*|unser*|das baby|saugling|neugeborenes|neugeborene|tochterchen, keine bindung|liebe mein*|unser*|dem baby|saugling|neugeborenen, liebe mein|unser|dieses baby nicht, kann|mag mein baby nicht lieben, seit geburt|entbindung weine|heule, weine|heule seit geburt|entbindung, bereue mein*|das baby, bereue ein baby|kind bekommen, bereue mutter zu|geworden',
  fr: 'ressens|eprouve|sens rien bebe|nourrisson|nouveau, aime pas mon|ma|ce bebe, pas de lien|attachement bebe, arrive pas attacher|aimer bebe, depuis accouchement|naissance pleure, pleure depuis accouchement|naissance, regrette bebe, regrette eu bebe|enfant, regrette etre mere|maman',
  es: 'no siento nada|amor bebe|recien, no quiero a mi bebe, no amo a mi bebe, no conecto con bebe, no vinculo con bebe, desde parto|nacio|nacimiento lloro|llorando, lloro|llorando desde parto|nacio|nacimiento, arrepiento tenido|tener bebe|hijo, arrepiento ser madre|mama',
  pt: 'nao sinto nada|amor bebe|recem, nao amo meu|minha|o bebe, nao consigo amar|gostar bebe, nao vinculo bebe, desde parto|nasceu choro|chorando, choro|chorando desde parto|nasceu, arrependo ter|tido bebe|filho, arrependo ser mae',
  it: 'non provo|sento niente|nulla|amore bambino|bambina|neonato|neonata|bimbo|bimba, non amo mio|mia|il|la bambino|bambina|neonato|neonata|bimbo|bimba, non riesco legare|affezionarmi|amare bambino|bambina|neonato|neonata|bimbo|bimba, dal|da parto|quando piango, piango dal|da|dalla parto|nascita, pento avuto|avere bambino|bambina|figlio|figlia, pento essere madre|mamma|diventata',
  tr: 'bebegime|bebegim hicbir|hic|bir hissetmiyorum|sey, bebegimi sevmiyorum|sevemiyorum, bebegime baglanamiyorum|isinamadim|isinamiyorum, dogumdan beri agliyorum, anne oldugum|olduguma pisman*',
  pl: 'nic nie czuje dziecka|noworodka|malenstwa|niemowlaka, nie czuje nic dziecka|noworodka|malenstwa|niemowlaka, nie kocham mojego|swojego|tego dziecka, od porodu placze, placze od porodu, zaluje urodzilam|mam dziecko',
  ar: 'لا اشعر بشيء|شيء|باي|بحب طفلي|رضيعي|مولودي|مولودتي, لا احب طفلي|رضيعي|مولودي|مولودتي, منذ الولادة ابكي, ابكي منذ الولادة, نادمة على انجاب|الانجاب',
}
