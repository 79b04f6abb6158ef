import type { Translation } from './translation.ts'

export const italian: Translation = {
  unknown:
    'Questo non lo so. Sono un software con una piccola biblioteca. Posso spiegare come funziona Attune, che cosa succede in terapia, quanto costa e chi vede i tuoi dati. Chiedi in una frase breve. Per le urgenze c’è Aiuto ({help}).',
  unknownButNear:
    'Non ne sono sicuro. Sono un software con una piccola biblioteca su Attune e la terapia. Per le urgenze c’è Aiuto ({help}). Intendevi una di queste?',
  englishFollows: 'Questa risposta ce l’ho solo in inglese:',
  noMore:
    'È tutto quello che ne so. Un terapeuta può andare oltre con te, oppure chiedimi altro in una frase breve.',
  ifItIsHeavy:
    'Se adesso è troppo pesante o non sei al sicuro, in Aiuto ({help}) ci sono linee che ascoltano, giorno e notte.',
  helpIsStillThere:
    'Quello che hai scritto prima conta più di questo. {line} In pericolo adesso: {call}.',
  continuations: 'e|ma|allora|perché|perche|come mai|cos’altro|e se|quindi',
  elsewhere:
    'che tempo fa domani|ricetta per cena|qual è la capitale del paese|chi ha vinto la partita di calcio|traduci questa parola|quanto fa dodici per sette|raccontami una barzelletta|che film guardo|come riparo la macchina|chi è il presidente|che ore sono',
  entries: {
    'what-is-attune': [
      'Che cos’è Attune?|a cosa serve questo sito|come funziona Attune',
      'Attune aiuta a trovare un terapeuta abilitato adatto a te. Rispondi ad alcune domande, vedi al massimo sei persone con i motivi e scrivi loro qui. Non è terapia né pronto soccorso.',
    ],
    cost: [
      'Quanto costa?|è gratis|devo pagare qualcosa|prezzo dell’abbonamento|devo pagare per usarlo|è a pagamento',
      'Attune non costa nulla: niente tariffe né prove che scadono. Quanto chiede un terapeuta per seduta lo decidete voi; chiedilo nel primo messaggio.',
    ],
    'session-price': [
      'Quanto costa una seduta?|prezzo di un’ora di terapia|quanto chiede uno psicologo',
      'Ogni terapeuta fissa il suo prezzo, secondo Paese e formazione. Chiedi prezzo, durata e se c’è una tariffa ridotta.',
    ],
    insurance: [
      'Paga l’assicurazione?|la mutua copre la terapia|rimborso delle sedute',
      'Dipende dal Paese e dalla polizza. Chiedi all’assicurazione che cosa copre e se serve un’impegnativa, e al terapeuta se fattura. Attune non ha contratti con assicurazioni.',
    ],
    afford: [
      'Non posso permettermi la terapia|non ho soldi per lo psicologo|terapia economica o gratuita',
      'Chiedi una tariffa ridotta; molti ce l’hanno. Ci sono anche servizi pubblici, scuole di formazione, associazioni e gruppi. Le linee in Aiuto sono gratuite.',
    ],
    privacy: [
      'Quello che scrivo è privato?|chi può vedere il mio diario|i miei dati sono al sicuro|è riservato|qualcuno legge quello che scrivo|altri vedono le mie note|le mie note sono segrete',
      'Nessuno oltre a te vede risposte, diario e umori. Sono sigillati con una chiave tua; chi gestisce questo server può aprire quella chiave e quindi leggerli. I messaggi li leggete tu e il terapeuta; il riassunto solo se lo permetti. Di più alla pagina Privacy.',
    ],
    'export-data': [
      'Come scarico i miei dati?|esportare i miei dati|copia del mio diario|scaricare tutto|salvare i miei dati',
      'Nel profilo, «Download everything» ti dà tutto in un file: diario, risposte, messaggi e altro. Serve la password. Fallo prima di eliminare l’account.',
    ],
    'what-therapist-sees': [
      'Che cosa vede di me il terapeuta?|il terapeuta legge il mio diario|quali dati riceve',
      'Il tuo nome, la foto e i messaggi. Il resto solo se lo condividi, una cosa alla volta: riassunto, umori, una singola pagina. Nel profilo vedi chi ha letto cosa, e un tocco lo ritira.',
    ],
    'data-sold': [
      'Vendete i miei dati?|condividete informazioni con aziende|pubblicità e tracciamento',
      'No. Attune non vende nulla, non ha pubblicità né tracciamento, e le sue pagine non chiamano altre aziende.',
    ],
    'employer-knows': [
      'Il mio capo lo saprà?|il datore di lavoro può scoprirlo|al lavoro lo vengono a sapere',
      'Attune non dice nulla ai datori di lavoro, e il terapeuta ha il segreto. Se paga un’assicurazione, sa della cura. Di solito non devi dirlo al lavoro.',
    ],
    confidentiality: [
      'Quello che dico in terapia resta segreto?|il terapeuta può dirlo a qualcuno|segreto professionale',
      'I terapeuti devono tacere. Le eccezioni sono poche e di legge: pericolo grave e vicino, danno a un minore, ordine di un giudice. Chiedi nella prima seduta.',
    ],
    'delete-account': [
      'Come cancello il mio account?|eliminare i miei dati|chiudere il profilo',
      'Apri il profilo e tocca Delete Account. Dopo la conferma sparisce tutto: risposte, diario, messaggi, riassunto. Non si torna indietro, quindi copia prima ciò che vuoi tenere.',
    ],
    password: [
      'Ho dimenticato la password|non riesco ad accedere|cambiare password|ho perso la password|password persa',
      'Per cambiarla: Profile, Edit Profile, Change password. Se non entri, controlla indirizzo e pagina (pazienti e terapeuti entrano separati) e aspetta quindici minuti dopo molti tentativi. Oppure tocca «Forgot your password?» nella pagina di accesso: arriva un link per email.',
    ],
    'sign-up': [
      'Come mi registro?|creare un account|che cosa serve per iscriversi',
      'Nella pagina di registrazione dai nome, utente, email, password e telefono; la foto è facoltativa. Poi vengono le domande. Dai 18 anni.',
    ],
    'edit-profile': [
      'Come cambio la mia email?|cambiare foto o telefono|modificare i miei dati',
      'Menu in alto, Profile, poi Edit Profile. Puoi cambiare nome, utente, email, telefono e foto.',
    ],
    'sign-out': [
      'Come esco dall’account?|fare logout|computer condiviso',
      'Nel menu in alto scegli Sign Out. Cancella anche ciò che il browser teneva. Fallo sempre sui dispositivi condivisi.',
    ],
    'adults-only': [
      'Da che età posso usarlo?|ho 17 anni|è per minorenni|mio figlio adolescente',
      'Attune è per adulti dai 18 anni. Se sei più giovane, parla con la scuola, un medico o una linea per ragazzi; vedi Aiuto. Un genitore può cercare per un figlio con il proprio account.',
    ],
    matching: [
      'Come vengono scelti i terapeuti per me?|come funziona l’abbinamento|perché mi mostra questo terapeuta|come trovo un terapeuta|cerco uno psicologo|mi serve un terapeuta',
      'Attune confronta i tuoi desideri con ciò che i terapeuti dicono del loro lavoro: temi, metodo, lingua, orari, forma. Ne vedi al massimo sei, con i motivi. Nessuno paga per stare più in alto. Tutti sono in Find Therapist.',
    ],
    'match-percentage': [
      'Che significa la percentuale?|cos’è il numero sulla scheda|80 per cento va bene',
      'È la parte dei tuoi desideri che questo profilo soddisfa. Non prevede la terapia; conta di più come ti senti con la persona.',
    ],
    'few-matches': [
      'Non mi appare nessun terapeuta|perché così pochi risultati|la lista è vuota',
      'Le tue condizioni obbligatorie escludono gli altri; sotto la lista vedi quanti sarebbero senza ciascuna. Show All Therapists li mostra tutti.',
    ],
    'write-to-therapist': [
      'Come scrivo a un terapeuta?|cosa metto nel primo messaggio|come contatto uno psicologo',
      'In Find a Therapist tocca il pulsante del messaggio. Bastano poche righe: cosa ti porta qui, i tuoi orari, il prezzo. Un messaggio condivide solo se stesso; dopo scegli se condividere altro.',
    ],
    'no-reply': [
      'Il terapeuta non risponde|quando mi risponde|nessuno mi scrive|la mia psicologa non risponde da giorni|aspetto ancora una risposta',
      'Qualche giorno è normale. Puoi scrivere a più persone. Dopo tre giorni senza risposta Attune ne propone un’altra. Se è urgente, apri Aiuto.',
    ],
    'change-therapist': [
      'Posso cambiare terapeuta?|non mi piace il mio terapeuta|non mi trovo bene|voglio un altro psicologo',
      'Sì, quando vuoi e senza dare motivi. Se puoi, di’ prima che cosa manca. Poi riapri Find a Therapist.',
    ],
    'choose-therapist': [
      'Come scelgo un buon terapeuta?|a cosa devo fare attenzione|cosa chiedere a un terapeuta',
      'Cerca qualcuno abilitato che conosca il tuo tema, con orari e prezzo possibili. Scrivi a due o tre. Dopo, chiediti se ti sei sentito ascoltato.',
    ],
    'therapist-gender': [
      'Posso scegliere una terapeuta donna?|voglio un terapeuta uomo|psicologa donna',
      'Sì. Nelle domande puoi chiedere il genere e renderlo obbligatorio. Il profilo lo mostra se la persona l’ha detto.',
    ],
    'language-therapist': [
      'Ci sono terapeuti che parlano italiano?|terapia nella mia lingua|psicologo italiano',
      'Scegli le tue lingue nelle domande e rendile obbligatorie se serve. Ogni profilo mostra le lingue.',
    ],
    'sessions-where': [
      'Le sedute sono online o di persona?|c’è il video|come prenoto un appuntamento',
      'Chi tiene qui un calendario mostra sulla scheda la prossima ora libera: premila per chiederla. Con gli altri ti accordi in chat.',
    ],
    'online-or-not': [
      'La terapia online funziona lo stesso?|è meglio di persona|terapia in video serve',
      'Per i problemi comuni gli studi trovano il video quasi altrettanto valido. Di persona è meglio se a casa non hai riservatezza o sicurezza.',
    ],
    'first-session': [
      'Che succede nella prima seduta?|com’è il primo appuntamento|cosa mi chiederanno|come sarà il primo appuntamento|la prima volta dallo psicologo',
      'Ci si conosce: che cosa ti porta, da quando, che cosa speri. Decidi tu quanto dire, e puoi chiedere prezzo, metodo e riservatezza.',
    ],
    'first-nervous': [
      'Sono nervoso per la prima seduta|ho paura di andare dallo psicologo|mi vergogno di iniziare',
      'Succede quasi a tutti. Puoi cominciare con “sono nervoso” e fermarti quando vuoi. Non è un esame.',
    ],
    'how-long': [
      'Quanto dura la terapia?|quante sedute servono|quando starò meglio',
      'Una seduta dura circa 50 minuti, spesso ogni settimana. Per un problema chiaro sono comuni 8-20; molti notano un cambiamento tra la quarta e l’ottava.',
    ],
    'does-it-work': [
      'La terapia funziona?|vale la pena andare dallo psicologo|serve davvero',
      'Aiuta la maggior parte, e conta soprattutto il rapporto con il terapeuta. Dopo sei sedute guarda se qualcosa è cambiato, se no dillo.',
    ],
    'do-i-need': [
      'Ho bisogno di terapia?|come capisco se devo andare dallo psicologo|è abbastanza grave',
      'Non serve stare malissimo. Se qualcosa pesa da settimane o disturba sonno, lavoro o rapporti, un primo colloquio vale la pena.',
    ],
    cbt: [
      'Che cos’è la terapia cognitivo-comportamentale?|cos’è la TCC|come funziona la TCC',
      'Guarda come pensieri, emozioni e azioni si spingono a vicenda, e prova piccoli cambiamenti con esercizi. Spesso 8-20 sedute.',
    ],
    'therapist-kinds': [
      'Psicologo o psichiatra?|differenza tra psicologo e psichiatra|chi prescrive',
      'Lo psichiatra è medico e può prescrivere. Psicologi e psicoterapeuti aiutano parlando. Guarda abilitazione ed esperienza.',
    ],
    medication: [
      'Devo prendere farmaci?|effetti degli antidepressivi|mi servono pastiglie',
      'Sui farmaci non posso consigliare; spetta a un medico che ti conosce. Se un effetto ti preoccupa, chiama oggi medico o farmacista.',
    ],
    'stop-medication': [
      'Posso smettere i farmaci?|voglio smettere le mie pastiglie|smettere gli antidepressivi|posso smettere di prendere le pastiglie|interrompere la cura|sospendere le medicine',
      'Non da solo né di colpo: alcuni vanno ridotti piano. Chiama chi li ha prescritti e di’ perché. Se hai già smesso e stai male, chiama oggi.',
    ],
    summary: [
      'È una diagnosi?|cos’è il riassunto|ho la depressione|Attune può farmi una diagnosi',
      'Non dice se hai un disturbo: è un riassunto fatto da un software con le tue risposte; nessun professionista l’ha verificato. Solo una persona formata che parla con te può dire che cosa significa.',
    ],
    'share-summary': [
      'Come smetto di condividere il riassunto?|togliere l’accesso al terapeuta|chi ha letto il mio riassunto',
      'Nel profilo, sotto “Who may read my summary”, c’è un interruttore per terapeuta che vale subito. Lì vedi anche chi l’ha letto e quando.',
    ],
    journal: [
      'A cosa serve il diario?|come scrivo nel diario|dov’è il mio diario|dove trovo il mio diario',
      'Un luogo privato per mettere le cose in parole. Tocca New Journal. Nessun terapeuta vede una pagina che non hai condiviso tu.',
    ],
    questionnaire: [
      'Perché tante domande?|quanto dura il questionario|posso saltare una domanda',
      '18 domande, circa cinque minuti, per riassunto, abbinamenti e consigli migliori. Ognuna ha un’uscita, come “preferisco non dirlo”.',
    ],
    'change-answers': [
      'Posso cambiare le mie risposte?|ho sbagliato nel questionario|rifare le domande',
      'Sì. Nel profilo tocca «Edit answers»: riassunto e proposte seguono le nuove risposte; preferiti e conversazioni restano.',
    ],
    'who-are-you': [
      'Sei un robot?|parlo con una persona|chi sei|sei un’intelligenza artificiale',
      'Sono un software, non una persona né un terapeuta. Cerco la risposta più adatta in una biblioteca scritta da persone, e posso sbagliare.',
    ],
    'what-can-you-do': [
      'Che cosa sai fare?|in cosa mi aiuti|cosa posso chiedere|aiuto',
      'Posso spiegare Attune, la terapia, i costi e i diritti, e proporre qualcosa di piccolo per un momento difficile. Se è urgente, apri Aiuto.',
    ],
    'ai-data': [
      'Questa conversazione viene salvata?|i miei dati allenano una IA|sei ChatGPT',
      'No. Questa chat non viene salvata e nulla serve ad allenare. Le tue parole non vanno a nessuna IA esterna senza il tuo permesso.',
    ],
    emergency: [
      'Dove trovo aiuto adesso?|numero per le crisi|ho bisogno di aiuto urgente|chi posso chiamare',
      'Apri Aiuto in alto: linee gratuite del tuo Paese. Se una vita è in pericolo, chiama il 112. Nessuno sorveglia questa chat.',
    ],
    licence: [
      'I terapeuti sono abilitati?|sono veri psicologi|come so che è laureato',
      'Lo dichiarano loro, e il profilo dice fin dove è stato verificato: “Self-declared”, “Document seen”, “Verified” o “Expired”. Controlla anche nell’albo del Paese.',
    ],
    rights: [
      'Quali diritti ho come paziente?|lamentarsi di un terapeuta|il terapeuta ha passato il limite',
      'Puoi chiedere formazione e costi, dire no e smettere quando vuoi. Un contatto sessuale è sempre vietato a un terapeuta. Reclama all’ordine e a chi gestisce questo sito.',
    ],
    'end-therapy': [
      'Come finisco la terapia?|voglio smettere la terapia|salutare il terapeuta',
      'Puoi smettere quando vuoi. Basta una frase: “Vorrei finire dopo un’altra seduta.” Un ultimo colloquio spesso vale la pena.',
    ],
    'cancel-session': [
      'Come annullo una seduta?|non posso venire all’appuntamento|spostare l’orario',
      'Apri l’appuntamento qui: «Move» lo sposta, «Cancel it» lo annulla. Molti fanno pagare sotto le 24 o 48 ore; chiedi la regola.',
    ],
    panic: [
      'Ho un attacco di panico|cosa faccio con il panico|ansia fortissima',
      'Fa paura e passa, quasi sempre in minuti. Soffia fuori l’aria piano, senti i piedi, nomina cinque cose. Con dolore al petto, o se è nuovo per te, chiama il 112.',
    ],
    sleep: [
      'Non riesco a dormire|insonnia|mi sveglio di notte|non dormo da notti|dormo male',
      'Alzati sempre alla stessa ora, lascia il letto dopo venti minuti svegli e fa’ qualcosa di noioso con poca luce. Se dura settimane, parla con un medico.',
    ],
    'low-mood': [
      'Sono molto triste|non ho energie|sono depresso|piango tanto|non ce la faccio più|non ne posso più|è tutto troppo|non reggo più',
      'Mi dispiace che pesi tanto. Fa’ oggi una cosa piccola: uscire dieci minuti, mangiare, scrivere a qualcuno. Se dura più di due settimane, parla con un medico o terapeuta. In Aiuto qualcuno ascolta giorno e notte.',
    ],
    worry: [
      'Mi preoccupo sempre|ho l’ansia|non smetto di pensare',
      'Scrivi la preoccupazione e dalle un quarto d’ora fisso al giorno. Soffiare piano dieci volte calma il corpo.',
    ],
    loneliness: [
      'Mi sento solo|non ho amici|sono sola',
      'Fa male e succede a molti. Scrivi oggi una frase semplice a qualcuno, o va’ dove si rivedono le stesse persone. Anche le linee in Aiuto ascoltano.',
    ],
    breathing: [
      'Come mi calmo adesso?|esercizio di respirazione|devo calmarmi',
      'Inspira contando quattro e soffia contando sei, dieci volte. Senti i piedi a terra. In Home ci sono esercizi guidati.',
    ],
    problem: [
      'La pagina non funziona|c’è un errore|non si carica',
      'Mi dispiace. Ricarica la pagina; ciò che hai scritto resta su questo dispositivo. Se continua, dillo a chi gestisce il sito.',
    ],
    'site-language': [
      'È in italiano?|in che lingue è il sito|cambiare lingua|parli italiano|capisci l’italiano',
      'Le pagine sono in inglese; il browser può tradurle. Io rispondo all’essenziale in nove lingue. Diario e messaggi puoi scriverli come vuoi.',
    ],
    couples: [
      'C’è la terapia di coppia?|io e il mio partner litighiamo|terapia familiare',
      'Sì: nelle domande scegli chi partecipa, e vedrai terapeuti per coppie o famiglie.',
    ],
    hello: [
      'Ciao|buongiorno|buonasera',
      'Ciao. Sono l’assistente di Attune, un software. Chiedi come funziona Attune o la terapia, o di’ che cosa pesa.',
    ],
    thanks: ['Grazie|grazie mille|mi hai aiutato', 'Prego. Sono qui se vuoi chiedere altro.'],
    'join-as-therapist': [
      'Sono terapeuta, come mi iscrivo?|registrarmi come psicologo|offrire il mio studio',
      'Scegli “Sign up as a Therapist”, crea un account e rispondi alle domande sul tuo lavoro. Dopo l’ultima sei nella lista. Non costa nulla.',
    ],
    'therapist-licence': [
      'Come verifico la mia abilitazione?|aggiungere il numero d’albo|la mia abilitazione è autodichiarata',
      'Nel profilo puoi mettere fino a cinque abilitazioni. Restano “Self-declared” finché chi gestisce il sito non vede il documento o verifica il numero; chiedilo a loro.',
    ],
    notifications: [
      'Ricevo una mail quando qualcuno mi scrive?|come so che ho un nuovo messaggio|disattivare le notifiche',
      'Sì, se questo sito può inviare mail e il tuo indirizzo è confermato. Se qualcuno scrive mentre non hai pagine aperte, una mail lo dice una volta, senza nome né contenuto. In Profile, Notifications scegli quando: subito, dopo 10 minuti, una volta al giorno o mai; di notte non arriva nulla, se lo lasci così. A pagina aperta la campanella conta le novità.',
    ],
    offline: [
      'Attune funziona senza internet?|non ho campo|posso scrivere senza connessione',
      'In parte, se sei già stato qui con una connessione: si aprono l’aiuto con i suoi numeri, gli esercizi guidati e una nuova pagina del diario. Quello che scrivi resta sul dispositivo e parte quando torna la connessione. Non uscire dall’account prima, perché lo cancella.',
    ],
  },
}
