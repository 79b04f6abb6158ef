import type { DangerWords } from './words.ts'

export const germanDanger: DangerWords = {
  phrases: {
    medical:
      'schmerzen|druck|stiche brust|brustkorb, herzinfarkt, herzanfall, schmerzen|druck|stiche|stechen in|auf|der|im brust|brustkorb|herz, brustschmerzen, krieg*|bekomm*|kann keine|nicht luft|atmen, schlaganfall, krampfanfall|krampft, bewusstlos, atmet nicht, blute*|blutet stark|nicht|sehr, hort nicht auf bluten, allergische* reaktion|schock, zu|alle viele tabletten|pillen|medikamente, uberdosis, tabletten genommen|geschluckt alle|viele|packung, erbrech* blut, hals schwillt|zu, zusammengebrochen, ohnmachtig, alle|ganze|packung|schachtel tabletten|pillen|paracetamol geschluckt|genommen|geschluckt, arm|gesicht|seite taub|gelahmt, schmerz* brust arm, kriege|bekomme kaum|keine luft, ganze|volle packung|schachtel|flasche geschluckt|genommen|eingenommen, 12|15|20|25|30|40|50|60|80|100 tabletten|pillen|schlaftabletten geschluckt|genommen|eingenommen',
    suicide:
      'nur|einfach noch|nur sterben|tot, nicht mehr am leben, lebe|leb ich|dann nicht mehr, nicht mehr leben|aufwachen|existieren, mich|mir umbringe|umbring, bin|bald|morgen dann|bald|morgen tot, mich vor|unter|vom den|einen|die zug|brucke|bahn, ganze|ganzen packung|schachtel|blister einmal|runter|geschluckt, gibt mich dann|es|danach nicht mehr, werde|wurde morgen|bald nicht mehr da, alle|ganzen tabletten|pillen|schlaftabletten einmal|jetzt|nacht|abend, nehme|schlucke alle tabletten|pillen auf|jetzt, will|mochte|mocht nicht|nimmer mehr leben|aufwachen|da, will|mochte|wunschte|wollte sterben|tot, will nicht leben, bringe|bring mich um, mich umbringen|toten, leben beenden|nehmen, suizid*, selbstmord*, ohne mich besser, besser ohne mich, keinen sinn mehr leben, lebensmude, will|mochte|mag nicht mehr leben|da|existieren, kein bock|lust mehr auf leben, mich umbringen|erhangen|vergiften, vor|von zug|brucke|dach werfen|springen, abschiedsbrief, mir|mein das|leben leben nehmen',
    'self-harm':
      'mich geritzt|geschnitten|verbrannt|aufgeschnitten, geritzt hab*|mich, wieder|erneut geritzt, arme|unterarm|beine geritzt|aufgeschnitten|zerschnitten, klinge|rasierklinge arm|haut, ritze mich, mich ritzen|schneiden|verletzen|verbrennen, schneide|verletze|verbrenne mich, selbstverletz*, mir|tue weh|mir selbst|weh',
    child:
      'schlagt|schlage|schlug|geschlagen|misshandelt|missbraucht|fasst|schuttelt mein*|das|unser*|die kind|sohn|tochter|baby|bruder|schwester|neffe*|nichte, mein*|ein|das kind|sohn|tochter wird|geschlagen|missbraucht geschlagen|missbraucht|misshandelt, kindesmissbrauch|kindesmisshandlung, bin 10|11|12|13|14|15|16|17 schlagt|fasst|missbraucht, onkel|stiefvater|lehrer|trainer fasst|beruhrt|missbraucht mich, habe|hab mein*|das baby|kind|sohn|tochter geschlagen|geschuttelt, angst meinem|ich baby|kind was|etwas|weh antun|anzutun|antue|tun, meinem|dem baby|kind was|weh|etwas antun|anzutun|antue|tue, onkel|opa|trainer|lehrer|papa fasst|beruhrt|schlagt sie|ihn|mich|meine',
    'violence-at-home':
      'er|sie|ex ist|steht|mit vor|an|messer der|tur, er|sie hat|ein|mit messer|pistole|waffe, tritt|schlagt die tur ein, mann|frau|freund|freundin|partner|partnerin|ex|er|sie|vater schlagt|schlug|wurgt|bedroht|prugelt|tritt|vergewaltigt|kontrolliert|schubst|ohrfeigt|sperrt mich, mich|mir geschlagen|gewurgt|bedroht|vergewaltigt, angst vor mein* mann|freund|partner|ex|frau|vater, nicht sicher zuhause|hause|daheim, zuhause|hause nicht sicher, hausliche gewalt, wurde vergewaltigt, lasst mich nicht raus|weg|arbeiten, stalkt|verfolgt mich, mann|freund|partner|ex|er|sie|frau wurgt|schubst|schlagt|bespuckt|verpruget|bedroht|sperrt|zwingt|verbietet mich|mir, nimmt mir|mein handy|geld|pass weg, traue mich nicht heim|nach|hause, lauert mir auf, ex folgt|verfolgt|beobachtet mir|mich, ex lauft|geht mir nach|hinterher, ex wartet|steht|lauert|parkt vor|bei meiner|meinem|mir|der, folgt mir uberall, tracker|airtag|peilsender|gps|spyware an|in|auf|unter meinem|meiner|mein|meine auto|handy|tasche|jacke|fahrrad',
    'own-violence':
      'will|werde|mochte|konnte ihn|sie|jemand*|meine*|leute umbringen|toten|schlagen|verletzen|erstechen, angst dass|ich jemand*|ihr|ihm|sie|ihn antue|verletze|schlage|umbringe, habe|hab meine*|sie|ihn frau|freundin|partner*|mann geschlagen|gewurgt|gehauen, gedanken jemand* toten|verletzen, will|wurde|konnte ihn|sie|ihm|ihr umbringen|schlagen|wehtun|was|etwas antun, raste aus|gleich schlage|zu, jemand* abstechen|erschlagen',
    psychosis:
      'hore|horen stimmen, stimmen sagen|befehlen|reden, werde|mich verfolgt|uberwacht|beobachtet|vergiftet|abgehort, fernseher|radio spricht|redet mit|mir, chip im|kopf, sehe dinge|sachen|leute nicht|gibt, lesen meine gedanken',
    eating:
      'seit tagen nichts|nicht gegessen, esse seit|gar tagen|nichts nichts|mehr, nichts gegessen seit|tagen tagen|woche, kotze|erbreche|ubergebe nach|mich|jedem essen|nach|ubergeben, finger in hals, abfuhrmittel, hore|habe aufgehort|auf zu essen, angst|panik vor|zu essen, hungere mich, magersucht|magersuchtig, bulimi*, fressanfall*|essanfall*, finger in|den hals, ubergebe|kotze|erbreche mich nach|jedem|absichtlich, esse nur|fast noch|nichts kaum|mehr, hunger* bis|mich umfalle|ohnmacht',
    addiction:
      'kann|komme nicht|ohne aufhoren|mehr|leben|los trinken|alkohol|saufen|drogen|spielen|kokain|kiffen, nicht|mit aufhoren|vom zu|alkohol|trinken trinken|spielen|los|aufhoren, suchtig nach|alkohol|drogen, alkoholiker*|alkoholsuchtig|spielsuchtig|drogenabhangig|alkoholabhangig, ruckfallig|ruckfall, trinke jeden|taglich|schon tag|morgen|abend|morgens|wein|vodka|wodka, nehme kokain|heroin|drogen|crystal, entzug, alles verspielt, kann|schaffe nicht|ohne aufhoren|trinken trinken|saufen|alkohol|kiffen|spielen, zittere wenn|ohne|morgens nicht|alkohol|trinke, zu viel heroin|kokain|koks|speed|pillen genommen|gezogen, trinke jeden|morgens|schon abend|tag|vodka|wodka|flasche|flaschen',
    other:
      'freund|freundin|bruder|schwester|sohn|tochter|mutter|vater|mann|frau|partner|kollege|kollegin|mitbewohner* will|mochte|wollte|droht|redet|spricht|versucht sterben|umbringen|toten|suizid|selbstmord|leben, bruder|schwester|freund|freundin|sohn|tochter|mann|frau|vater|mutter|partner droht|redet|spricht|sagt|schreibt sich|von|davon|er|sie|will umzubringen|umbringen|suizid|selbstmord|sterben|tod, freund|freundin|bruder|schwester|sohn|tochter abschied|abschiedsnachricht|abschiedsbrief',
  },
  harmless:
    'lieber|gern|gerne|bitte eine|einen frau|mann|therapeutin|therapeuten, lieber ruhige*|altere*|jungere* frau|mann, bloss|bloß|bitte|lieber|auf kein|keine|keinen|nicht fall|so mann|frau|therapeut|therapeutin|manner, kein|keinen|keine mann|frau|manner bitte, nicht mehr|lange|so|lang sitzen|stehen|laufen|warten, jemand*|therapeut* der|die|dem mich drangt|druck|drangelt, medikament*|tabletten|antidepressiv*|pillen|mittel absetzen|vergessen|aufhoren|weglassen, setze|setzen medikament*|tabletten ab, angst vor|einen herzinfarkt|schlaganfall, panikattacke*, angst herzinfarkt zu, wie|was geht|tut|macht|passiert attune|therapeut*|ihr|sie mit|bei suizid*|krise, erzahl*|sage|sag meinem|der therapeut*|therapeutin suizid*, handy|akku|telefon|laptop|app stirbt|tot, trauer* um|nach|gruppe suizid|selbstmord, therapeut* fur selbstverletz*|suizid*, hund|hundin|katze|kater|welpe|kleine|kleiner|baby|kind folgt|lauft|rennt|verfolgt mir|mich|hinterher',
  yes: 'ja, ich glaube ja, ein bisschen, vielleicht',
  replies: {
    medical:
      'Jetzt, vor allem anderen: {call}. Sagen Sie, wo Sie sind und was ist; man sagt Ihnen, was zu tun ist. Ist jemand in der Nähe, bitten Sie ihn zu bleiben. Ich bin Software und kann Beschwerden nicht beurteilen: Anrufen ist richtig, auch wenn es sich als harmlos erweist.',
    suicide:
      'Danke, dass Sie es mir sagen. Ich bin Software, und Sie verdienen jetzt einen Menschen. Darf ich offen fragen: Denken Sie daran, sich das Leben zu nehmen? {line} Bei Gefahr in diesem Moment: {call}.',
    'self-harm':
      'Danke, dass Sie es mir sagen. Ich bin Software, und Sie verdienen einen Menschen, der zuhört. Sind Sie gerade verletzt, und denken Sie daran, sich das Leben zu nehmen? {line} Ist eine Wunde tief oder hört nicht auf zu bluten: {call}.',
    child:
      'Gut, dass Sie es sagen. Die Sicherheit des Kindes geht vor, und es ist nie schuld. Ist ein Kind jetzt in Gefahr: {call}. Sonst sprechen Sie heute mit dem Jugendamt, einem Arzt oder der Schule; Beweise brauchen Sie nicht. Wenn Sie fürchten, selbst einem Kind wehzutun, legen Sie es an einen sicheren Ort, gehen Sie hinaus und rufen Sie jemanden an. {line} Ich bin Software; niemand sonst liest das.',
    'violence-at-home':
      'Gut, dass Sie es sagen. Es ist nicht Ihre Schuld, und Sie haben ein Recht auf Sicherheit. In Gefahr, jetzt: {call}. {line} Es gibt Telefone für Menschen, die zu Hause geschlagen oder bedroht werden; sie helfen, ohne zu drängen. Prüft jemand Ihr Gerät, nehmen Sie dafür ein anderes. Ich bin Software; niemand sonst liest das.',
    'own-violence':
      'Gut, dass Sie es sagen, bevor etwas geschieht. Gehen Sie jetzt weg: in ein anderes Zimmer, nach draußen, zu jemandem, dem Sie vertrauen, fort von allem, was verletzen kann. Wenn Sie es tun könnten: {call}. {line} Sie können dort sagen, was Sie hier geschrieben haben. Ich bin Software; ein Mensch kann helfen.',
    psychosis:
      'Das klingt beängstigend, und es ist gut, dass Sie es schreiben. Ich bin Software und kann nicht sagen, was es ist, aber ein Arzt kann helfen: Bitte sprechen Sie heute mit einem, am besten mit jemandem, dem Sie vertrauen. Befehlen die Stimmen, jemandem wehzutun, oder fühlen Sie sich nicht sicher: {call}. {line}',
    eating:
      'Danke, dass Sie es sagen; das ist schwer. Ihr Körper kann Hilfe brauchen, auch wenn Sie sich gut fühlen: Gehen Sie diese Woche zum Arzt, heute noch, wenn Ihnen schwindlig ist oder das Herz stolpert. Bei Ohnmacht oder Schmerzen in der Brust: {call}. {line} Ich bin Software; ein Mensch kann das mit Ihnen durchstehen.',
    addiction:
      'Danke, dass Sie es sagen; das braucht Mut. Wenn Sie täglich trinken oder etwas nehmen, hören Sie nicht auf einmal auf: Das kann gefährlich sein, und ein Arzt kann es sicher machen. Bei Zittern, Krämpfen oder einer Überdosis: {call}. {line} Ich bin Software; ein Mensch kann den nächsten Schritt mit Ihnen gehen.',
    other:
      'Danke, dass Sie auf diesen Menschen achten. Ich bin Software. Ist er jetzt in Gefahr: {call} und bei ihm bleiben. Sie dürfen offen fragen, ob er daran denkt, sich das Leben zu nehmen; Fragen bringt niemanden auf die Idee. {line} Sie müssen das nicht allein tragen.',
  },
  again:
    'Ich lese, was Sie schreiben. Sie müssen nicht alles erklären; ein Satz zu einem Menschen genügt. {line} In Gefahr, jetzt: {call}.',
  call: '{number} wählen',
  emergency: '112 wählen (Notruf in Europa)',
  line: '{name}: {reach}.',
  noLine: 'Die Telefone Ihres Landes stehen unter Hilfe ({help}).',
}
