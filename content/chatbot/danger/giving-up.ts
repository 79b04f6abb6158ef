import type { Language } from '../../language/languages.ts'

/**
 * That one cannot go on, has no hope or gives up, each said in a clause of its own, in the form of
 * `DangerWords`. English is read by rules.
 */
export const givingUp: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'kann|schaffe|schaff|packe|pack|will|mag|mochte nicht|nimmer mehr, kann|will|mag nicht|nimmer weiter, kann|will|mag|schaff nimmer, halte|halt|halts nicht|nimmer aus, kann nicht aushalten, keine|kein hoffnung|kraft|ausweg mehr, habe|hab|gibt keine|keinen hoffnung|ausweg, hoffnung verloren|aufgegeben, gebe|geb auf, alles sinnlos|hoffnungslos, hat|macht keinen sinn mehr, niemand|keiner|nichts kann mir helfen, mir kann niemand|keiner helfen, mir hilft niemand|keiner|nichts|nichts mehr, bin am ende',
  fr: 'en peux plus, peux plus continuer, n|ne arrive|arriverai|tiens|supporte plus, plus d espoir, plus aucun espoir, perdu espoir, j abandonne, laisse tout tomber, personne ne|peut m aider, rien n a de|plus sens, ca n|plus aucun sens, ne veux|peux plus continuer, a quoi bon, suis a bout',
  es: 'no puedo|aguanto|soporto mas, ya no puedo|aguanto|resisto, no puedo|quiero seguir, no puedo seguir asi|adelante, perdi|perdido la|toda esperanza, no hay|tengo|queda esperanza|esperanzas|salida, nadie me puede ayudar, nadie puede ayudarme, me rindo, nada tiene sentido, no tiene|veo sentido, estoy al limite',
  pt: 'nao aguento|consigo|posso|suporto mais, nao da mais, nao consigo|quero continuar, perdi|perdida a|toda esperanca, nao ha|tenho|existe esperanca|saida, ninguem pode|consegue me ajudar, ninguem pode ajudar, desisto de tudo, eu desisto, nada faz|tem sentido, nao tem|vejo sentido',
  it: 'non ce la faccio piu, non ne posso piu, non resisto|reggo|posso piu, non posso|voglio andare avanti, perso la|ogni speranza, non c e|ho piu|speranza speranza, non ho speranza, nessuno puo aiutarmi, nessuno mi puo aiutare, mi arrendo, niente|nulla ha senso, non ha piu|senso senso, sono allo stremo',
  tr: 'artik dayanamiyorum|yapamiyorum|istemiyorum, dayanamiyorum artik, daha fazla|fazlasina dayanamiyorum|dayanamam, devam edemiyorum, umudum kalmadi|yok|bitti, hic umut|umudum yok|kalmadi, kimse bana yardim edemez, pes ediyorum|ettim, hicbir seyin anlami yok|kalmadi, hayatin anlami yok, gucum kalmadi',
  pl: 'nie daje juz|rady, nie daje sobie rady, nie mam juz|sily sily|sil, nie mam sily|sil, nie moge juz|dluzej|tak dalej|wiecej, juz nie moge|wytrzymam|wyrabiam, nie wytrzymam|wytrzymuje dluzej|juz, stracilam|stracilem nadzieje, nie ma|mam nadziei|wyjscia, nikt nie|mi moze pomoc, nikt nie pomoze, poddaje sie, nic nie ma sensu, to nie ma sensu',
  ar: 'لم أعد أحتمل|أستطيع|أتحمل, لم اعد احتمل|استطيع|اتحمل, لا أستطيع الاستمرار|التحمل|المواصلة, لا استطيع الاستمرار|التحمل, فقدت الأمل|الامل, لا أمل|امل, لا يوجد أمل|امل, لا أحد يستطيع مساعدتي, لا احد يستطيع مساعدتي, أنا أستسلم, استسلمت, لا معنى لشيء|للحياة, تعبت من الحياة, تعبت من كل شيء',
}
