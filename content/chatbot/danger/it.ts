import type { DangerWords } from './words.ts'

export const italianDanger: DangerWords = {
  phrases: {
    medical:
      'dolore|male|peso|oppressione petto, infarto, attacco cardiaco|cuore, dolore|male|peso|oppressione al|nel petto, non riesco|riesce respirare, ictus, convulsion*, svenut*, incosciente|privo sensi, non respira, sanguin* molto|tanto|smette, non smette di sanguinare, reazione allergica|shock anafilattico, preso|ingoiato|prese troppe|tutte|tante|molte pastiglie|pillole|compresse|medicine, overdose, vomit* sangue, gola chiude|gonfia, ho preso|ingoiato|inghiottito tutte|tutti|troppe|troppi le|i|pastiglie|pillole|farmaci|compresse, non riesco|posso respirare, dolore|male|peso al|petto petto, braccio addormentato|intorpidito|formicola, preso|ingoiato|inghiottito intera|tutta scatola|confezione|boccetta, preso|ingoiato|inghiottito scatola|confezione|boccetta intera',
    suicide:
      'saro morta|morto domani|prima, non ci saro piu, mi butto|butto sotto|giu|dal treno|ponte|balcone, mi ammazzo|uccido, mi tolgo|tolgo la vita, non sono|saro piu viva|vivo, tutte pastiglie|pillole|compresse insieme|volta|adesso|stasera|colpo, non voglio vivere, non ho voglia vivere, voglio|vorrei|voglia di|morire|uccidermi|ammazzarmi|morire, non voglio|ho voglia|piu vivere, farla finita, togliermi vita, uccidermi, ammazzarmi, suicid*, meglio senza di me, non svegliarmi piu, vorrei essere mort*, voglio|vorrei|preferirei morire|sparire, non|voglio voglio|piu vivere|svegliarmi|esistere, farla finita, togliermi la vita, ammazzarmi|uccidermi|suicidarmi, buttarmi|saltare dal|dalla|sotto|giu ponte|balcone|treno|finestra, lettera d addio, meglio senza di me',
    'self-harm':
      'mi sono|sn tagliata|tagliato|bruciata|ferita, tagliata|tagliato braccia|polsi|gambe|ieri|stanotte, ho ricominciato a tagliarmi, mi taglio|tagliarmi, farmi del male, mi faccio male, autolesion*, mi brucio apposta, mi taglio|brucio braccia|gambe|polsi|pelle|cosce, tagliarmi|bruciarmi|ferirmi, autolesion*',
    child:
      'picchia|picchiato|tocca|abusa|maltratta mio|mia|il|la|un|suo|di figlio|figlia|bambino|bambina|fratellino|sorellina|nipote|neonato, bambino|bambina|figlio|figlia picchiat*|abusat*|maltrattat*, abuso|abusi|maltrattamento minor*|infantil*, ho 10|11|12|13|14|15|16|17 anni picchia|tocca|violenta, zio|patrigno|professore|allenatore mi tocca|abusa, ho picchiato|scosso mio|il|mia figlio|figlia|bambino|neonato, patrigno|zio|nonno|padre|maestro tocca|picchia|abusa mia|mio|di figlia|figlio|sorella|fratello, paura di fare|male|picchiare male|al|mio bambino|figlio|neonato|figlia, picchio|scuoto mio|mia|il figlio|figlia|bambino',
    'violence-at-home':
      'ha|con un|una coltello|pistola, sta sfondando|rompendo la|porta, marito|moglie|fidanzato|fidanzata|ragazzo|compagno|compagna|ex|lui|lei|padre mi picchia|picchiato|mena|minaccia|strangola|violenta|controlla|chiude|schiaffeggia, paura di|del mio marito|compagno|ragazzo|fidanzato|ex|lui, non sono|mi sicur*|sento a in casa, violenza domestica, sono stata|stato violentat*|stuprat*|aggredit*, non mi lascia|fa uscire|lavorare, mi perseguita, marito|compagno|fidanzato|ragazzo|ex|moglie|lui mi picchia|minaccia|strangola|violenta|chiude|spinge|controlla|schiaffeggia, paura di|del tornare|mio a|casa|marito|compagno|ragazzo, ex mi segue|aspetta|pedina|spia|sorveglia, mi pedina, mi segue ovunque|dappertutto, mi aspetta sotto|fuori|davanti casa|lavoro|ufficio, gps|localizzatore|airtag|microspia nella|sulla|nel|sul|sotto mia|mio|la|il macchina|auto|telefono|borsa|cellulare, mi ha|aveva picchiat*|menat*|schiaffeggiat*|strangolat*, mi picchia davanti|ancora',
    'own-violence':
      'voglio|vorrei|sto|paura|voglia di|per|uccidere|picchiare|ucciderlo|ammazzare|ammazzarlo uccidere|ucciderlo|ucciderla|ammazzare|ammazzarlo|picchiare|picchiarlo|picchiarla|accoltellare|lui|lei|qualcuno, ho picchiato|schiaffeggiato mia|la|mio moglie|ragazza|compagna|fidanzata|marito, penso di|a uccidere|fare|ammazzare qualcuno|male, voglio|voglia|paura|sto per|di ucciderlo|ucciderla|uccidere|picchiare|accoltellare|ammazzare|ammazzarlo|ammazzarla',
    psychosis:
      'sento|sentire delle|le voci, voci mi dicono|ordinano|parlano, mi spiano|seguono|controllano|avvelenano tutti|vicini|polizia|governo, televisione|tv|radio mi parla, chip nella|in testa, vedo cose|persone che non, leggono i miei pensieri',
    eating:
      'non mangio da|piu|niente, vomito dopo|ogni mangiato|mangiare|pasto|pasti, mi provoco|faccio vomito|vomitare, lassativi, smesso di mangiare, paura di mangiare, anoressi*, bulimi*, abbuff*, mi faccio vomitare, vomito dopo|ogni i|mangiato|pasto|pasti|mangiare, non mangio|mangiato da|niente giorni|settimana, dita in gola, lassativi',
    addiction:
      'non riesco a|piu|smettere smettere|senza di|bere|alcol bere|drogarmi|giocare|alcol|cocaina|fumare, dipendente|dipendenza da|dall alcol|droga|cocaina|gioco, alcolista|alcolizzat*, ricaduta|ricaduto|ricaduta, bevo ogni|tutti giorno|giorni|mattina, uso|prendo|tiro cocaina|eroina|crack|droga, astinenza, perso tutto gioco, non riesco|posso a smettere di|con bere|alcol|giocare|drogarmi|scommettere, tremo se|la|quando non|mattina bevo, troppa eroina|cocaina|droga, ricaduta|ricaduto',
    other:
      'amic*|fratello|sorella|figli*|madre|padre|ragazz*|marito|moglie|collega vuole|parla|minaccia|tentato|dice|pensa morire|uccidersi|suicid*|ammazzarsi|togliersi, figlio|figlia|fratello|sorella|amico|amica|madre|padre|marito|moglie|ragazzo|ragazza parla|minaccia|dice|vuole|tentato di|che suicid*|uccidersi|ammazzarsi|morire|vuole, figlio|figlia|nipote|alunn*|amico|amica|fratello|sorella|ragazzo|ragazza|marito|moglie si taglia|autolesiona|ferisce',
  },
  harmless:
    'preferirei|non|no un|una uomo|donna favore|possibile|terapeuta, smettere|sospendere|dimenticato di|le|prendere farmac*|medicin*|antidepressiv*|pastiglie, paura di|un avere|infarto infarto, attacco|attacchi di panico, attacco d|di ansia, gestisce|gestite rischio|il suicidio|crisi, mi taglio|tagliarmi capelli|unghie, come gestisce|tratta|reagisce attune|voi il|rischio suicidio|crisi|di, se dico|racconto al|mio terapeuta|psicologo suicid*|morire, muoio|morendo di|dal|dalle fame|ridere|risate|sonno|caldo, telefono|cellulare|batteria|pagina morto|morendo|muore, gruppo|lutto suicidio, gatto|gatta|cane|cagnolino|cucciolo|gattino|bimbo|bimba mi segue, si taglia capelli|unghie|barba, bimbo|bimba|neonato|neonata|bambino|bambina dorme|dormito notte|bene',
  yes: 'si, credo di si, un po, forse',
  replies: {
    medical:
      '{call} adesso, prima di tutto. Di’ dove sei e cosa succede; ti diranno cosa fare. Se c’è qualcuno vicino, chiedigli di restare con te. Sono un software e non so valutare i sintomi: chiamare è giusto anche se poi non è niente.',
    suicide:
      'Grazie di avermelo detto. Sono un software, e ora meriti una persona. Posso chiederlo chiaramente: pensi di toglierti la vita? {line} Se c’è pericolo in questo momento, {call}.',
    'self-harm':
      'Grazie di avermelo detto. Sono un software, e meriti una persona che ascolti. Hai una ferita adesso, e pensi di toglierti la vita? {line} Se una ferita è profonda o non smette di sanguinare, {call}.',
    child:
      'È bene che tu lo dica. La sicurezza del bambino viene prima, e non è mai colpa sua. Se è in pericolo adesso, {call}. Altrimenti parla oggi con i servizi per i minori, un medico o la scuola; non servono prove. Se temi di fargli male tu, mettilo al sicuro, esci e chiama qualcuno. {line} Sono un software; nessun altro legge qui.',
    'violence-at-home':
      'È bene che tu lo dica. Non è colpa tua e hai diritto a essere al sicuro. Se sei in pericolo adesso, {call}. {line} Ci sono linee per chi subisce violenza in casa, che aiutano senza spingere. Se qualcuno controlla il tuo dispositivo, usane un altro. Sono un software; nessun altro legge qui.',
    'own-violence':
      'È bene dirlo prima che succeda qualcosa. Allontanati adesso: un’altra stanza, fuori, da qualcuno di fiducia, lontano da tutto ciò che può ferire. Se potresti farlo, {call}. {line} Lì puoi dire quello che hai scritto qui. Sono un software; una persona può aiutarti.',
    psychosis:
      'Sembra spaventoso, ed è bene che tu lo scriva. Sono un software e non posso dire che cosa sia, ma un medico può aiutare: parlane oggi con uno, meglio con qualcuno di cui ti fidi. Se le voci ordinano di fare del male o non ti senti al sicuro, {call}. {line}',
    eating:
      'Grazie di averlo detto; non è facile. Il corpo può aver bisogno di cure anche se ti senti bene: vai dal medico questa settimana, oggi se ti gira la testa o il cuore è irregolare. Se svieni o hai dolore al petto, {call}. {line} Sono un software; una persona può starti accanto.',
    addiction:
      'Grazie di averlo detto; ci vuole coraggio. Se bevi o usi sostanze ogni giorno, non smettere di colpo: può essere pericoloso, e un medico può renderlo sicuro. Con tremori, convulsioni o overdose, {call}. {line} Sono un software; una persona può fare con te il prossimo passo.',
    other:
      'Grazie di prenderti cura di questa persona. Sono un software. Se è in pericolo adesso, {call} e restale accanto. Puoi chiedere chiaramente se pensa di togliersi la vita; chiederlo non dà l’idea. {line} Non devi portare questo peso in solitudine.',
  },
  again:
    'Ti leggo. Non devi spiegare tutto; una frase a una persona basta. {line} In pericolo adesso: {call}.',
  call: 'chiama il {number}',
  emergency: 'chiama il numero di emergenza (112 in Europa)',
  line: '{name}: {reach}.',
  noLine: 'Le linee del tuo Paese sono in Aiuto ({help}).',
}
