/** Countries that a search may name beside those in which a licence is kept: ISO 3166-1 alpha-2. */
export const otherCountries = `PL PT NO FI IS GR CZ SK HU RO BG HR SI RS UA RU TR LU LT LV EE MT CY IL AE SA EG MA NG KE PK BD LK PH ID MY TH VN CN TW AR CL CO PE VE EC CU IQ SY LB AF`

/** What people call a country beside its names in the languages they write in, apart by commas. */
export const countryWords: Readonly<Record<string, string>> = {
  GB: `uk, great britain, britain, england, scotland, wales, northern ireland, grossbritannien, schottland, nordirland, inglaterra, escocia, gales, irlanda del norte, gran bretana,
    angleterre, ecosse, pays de galles, irlande du nord, grande bretagne, inghilterra, scozia, galles, gran bretagna, escocia, gra bretanha, anglia, anglii, szkocja, szkocji, ingiltere, iskocya, galler`,
  US: 'usa, america, united states of america, amerika, eeuu, stany, stanach',
  NL: 'holland, hollande, holanda, olanda, hollanda',
  CZ: 'czech republic, tschechien, republica checa',
  KR: 'korea',
  TR: 'turkey',
  AE: 'uae, emirates, emirate',
  DE: 'niemczech, niemiec, deutschlands',
  PL: 'polsce, polski kraj',
  IE: 'republic of ireland, eire',
  AT: 'oesterreich',
}

/** Regions whose name is first of all that of a town, a person or another country. */
export const ambiguousRegions = 'US-NY US-WA US-GA US-DC'

/** Before “from”, or before it and “in”, they say where the writer is at home or was, and not where to look. */
export const homeWords =
  'im am i was were born come comes came moved move immigrated emigrated fled family parents husband wife partner grew originally'

/** Right before a place, or before its “in”, they say that somebody was there, and within some words before it; after it the same. */
export const wasThereWords =
  'war wars tour tours deployment deployments childhood combat krieg einsatz auslandseinsatz guerre guerra'
export const wentThereWords =
  'born grew grown raised served fought deployed stationed posted tour tours geboren aufgewachsen gedient gekampft grandi naci nacido nacida creci'
export const thereAfterWords = 'veteran veterans vet vets war tour tours deployment'
export const placingWords = 'in to of en au aux nach im near'
/** Between them they say that somebody is there now. */
export const stayingWords =
  'living live lives based now here wohne lebe vivo habite and but or want wants need needs looking seek seeking search therapist therapy help for with online suche brauche busco cherche'

/** Before a word that may be a language too they say that it is a country. */
export const placedCountryWords = 'in near around from aus nach'

/** Before a word that is also an ordinary one they say that it is a town, and after it that its name ends. */
export const placedBeforeWords = 'in near around from nearby bei nahe aus en em w'
export const placedAfterWords =
  'and or for with who that by on at please pls thanks near around um und oder mit fur y o con para online'

/** Towns somewhere, and ordinary words of English, German or Spanish everywhere, folded. */
export const ordinaryTowns = `page time than date over used most post best well many research real center store made line send same media level still save sale stock west sales industry plan march never street
  mobile side give star share energy welcome central council cars green beach front early miles centre mark rock reading bank sort purchase holiday along loss brand king force cash hope union bush nice
  band lead male song tool spring friendly police hill deal valley earth strong opportunity wall success ways grand charge cool normal enterprise century pool mission pack born race sector fully driver trip
  worth progress grant goes zone economy justice advance forest ball stone commerce oral root pink effort leader diamond rose freedom limit creek tours orange rich hire branch manage bridge reserve snow
  golden vice bear lack train battle banks bath springs wales minor hunter crystal phoenix principal comfort nine rain salt bell receiving heritage cook plate circle trail poll fiscal hell reform lens alliance
  mile supreme tank winner empire gray rice drama downtown boot chamber tower shell beer forth bruce split marks outlook bright piano echo deposit pearl opera buffalo peer monster holder neck wing rail liberal
  tube oracle liberty eagle hurricane luck gang cafe till sand temple exhibition ridge mercury summit grove healing lakes baker ward walker experiment rush surprise glad globe independence champion plenty solo
  plaza pioneer wake harbor wells lucky vista arena smile pine cooling hunt mill clay wise legacy paradise combine cuba rugby proven mars pill meta talent boundary noble pace mills sunset canyon cricket outer rivers
  chase sauce tales fortune tune haven basin cottage trim fleet brilliant turner cents sees grill grain loving coin salon turbo arch brush honey junction sandy celebration imperial salmon isle mega bend harvest
  calm glen oasis barnes tire sunshine ripe trainer wines paste landing sells bias unity bride begun pray bare cork hull bury sale deal hard hope speed trust peace wanting anger nancy angers lens pau
  ganz weil waren diesen haus kinder mach sache ende dinge allein lang echt mama wort plan papa holle schaffen wahl buch laufen worden boden hart sinn liebling stelle rede rolle nahe lage dame normal band lauf
  horst bombe hals handen ball legen spur singen dorf wald davor meer bauen deal haar stein strand gang leiden kuchen regen halt leer hamm hof halle essen weil lage rad
  nada este solo senor mira ellos claro espera tipo gran papa nuevo debe tienen toda serio amor chico camino primera adios mano guerra vale toma cerca manera feliz bajo llama ojos escucha corazon tomar fuerte alto comer
  malo arma lista sola pueblo orden segura hara ropa dado boca campo diez placer busca anda largo barco lindo vista ayer mesa media baja caja salud dulce isla salida libros corte duda bomba leer valor partido espiritu
  tiro fondo planes esperanza cine grave lago marca carta silla descanso calles fuera flores pareja roja central cerca parla casa calma`
