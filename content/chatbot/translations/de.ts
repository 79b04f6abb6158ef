import type { Translation } from './translation.ts'

export const german: Translation = {
  unknown:
    'Das weiß ich nicht. Ich bin Software mit einer kleinen Bibliothek. Ich kann erklären, wie Attune geht, was in einer Therapie geschieht, was sie kostet und wer Ihre Daten sieht. Fragen Sie in einem kurzen Satz. Für Dringendes gibt es Hilfe ({help}).',
  unknownButNear:
    'Da bin ich nicht sicher. Ich bin Software mit einer kleinen Bibliothek über Attune und Therapie. Für Dringendes gibt es Hilfe ({help}). Meinten Sie eine von diesen?',
  englishFollows: 'Diese Antwort habe ich nur auf Englisch:',
  noMore:
    'Mehr weiß ich dazu nicht. Ein Therapeut kann mit Ihnen weitergehen, oder fragen Sie mich etwas anderes in einem kurzen Satz.',
  ifItIsHeavy:
    'Wenn es gerade zu schwer ist oder Sie nicht sicher sind: Unter Hilfe ({help}) stehen Telefone, an denen Tag und Nacht jemand zuhört.',
  helpIsStillThere:
    'Was Sie vorhin geschrieben haben, ist wichtiger als dies. {line} In Gefahr, jetzt: {call}.',
  continuations: 'und|aber|also|dann|warum|wieso|weshalb|was noch|und wenn',
  elsewhere:
    'wie wird das Wetter morgen|Rezept zum Kochen|was ist die Hauptstadt des Landes|wer hat das Fußballspiel gewonnen|übersetze dieses Wort|was ist zwölf mal sieben|erzähl einen Witz|welchen Film soll ich sehen|wie repariere ich das Auto|wer ist der Präsident|wie spät ist es',
  entries: {
    'what-is-attune': [
      'Was ist Attune?|wozu ist diese Seite|wie funktioniert Attune',
      'Attune hilft, einen zugelassenen Therapeuten zu finden, der zu Ihnen passt. Sie beantworten Fragen, sehen höchstens sechs Menschen mit Gründen und schreiben ihnen hier. Es ist selbst keine Therapie und kein Notdienst.',
    ],
    cost: [
      'Was kostet das?|ist es kostenlos|muss ich etwas bezahlen|Preis des Abos|muss ich für die Nutzung zahlen|ist das kostenpflichtig',
      'Attune kostet nichts: keine Gebühren, keine Probezeit, die abläuft. Was ein Therapeut für Sitzungen verlangt, klären Sie mit ihm; fragen Sie in der ersten Nachricht.',
    ],
    'session-price': [
      'Was kostet eine Sitzung?|Preis einer Therapiestunde|was verlangt ein Psychologe',
      'Jeder Therapeut legt seinen Preis fest, je nach Land und Ausbildung. Fragen Sie nach Preis, Dauer und einem ermäßigten Satz.',
    ],
    insurance: [
      'Zahlt die Krankenkasse?|übernimmt die Versicherung die Therapie|Kostenerstattung',
      'Das hängt von Land und Versicherung ab. Fragen Sie die Kasse, was sie zahlt und ob eine Überweisung nötig ist, und den Therapeuten, ob er mit ihr abrechnet. Attune hat keine Verträge mit Kassen.',
    ],
    afford: [
      'Ich kann mir keine Therapie leisten|kein Geld für einen Psychologen|günstige oder kostenlose Therapie',
      'Fragen Sie nach einem ermäßigten Preis; viele haben einen. Es gibt auch Beratungsstellen, Ausbildungsinstitute, Vereine und Gruppen. Die Telefone unter Hilfe kosten nichts.',
    ],
    privacy: [
      'Ist privat, was ich schreibe?|wer kann mein Tagebuch lesen|sind meine Daten sicher|ist das vertraulich|liest jemand mit, was ich schreibe|sehen andere meine Texte|sind meine Notizen geheim',
      'Niemand außer Ihnen sieht Antworten, Tagebuch und Stimmungen. Sie sind mit einem eigenen Schlüssel versiegelt; wer diesen Server betreibt, hat den Schlüssel dazu und könnte sie öffnen. Nachrichten lesen Sie und der Therapeut; die Zusammenfassung nur, wenn Sie es erlauben. Mehr steht unter Privacy.',
    ],
    'export-data': [
      'Wie lade ich meine Daten herunter?|meine Daten exportieren|Kopie meines Tagebuchs|alles herunterladen|Daten sichern',
      'Im Profil gibt „Download everything“ alles in einer Datei: Tagebuch, Antworten, Nachrichten und mehr. Sie brauchen Ihr Passwort. Bitte vor dem Löschen des Kontos.',
    ],
    'what-therapist-sees': [
      'Was sieht der Therapeut von mir?|liest mein Therapeut mein Tagebuch|welche Daten bekommt er',
      'Ihren Namen, Ihr Bild und Ihre Nachrichten. Alles andere nur, wenn Sie es einzeln teilen: Zusammenfassung, Stimmungen, einen einzelnen Eintrag. Im Profil steht, wer was gelesen hat, und ein Tippen nimmt es zurück.',
    ],
    'data-sold': [
      'Verkauft ihr meine Daten?|gebt ihr Daten an Firmen weiter|Werbung und Tracker',
      'Nein. Attune verkauft nichts, hat keine Werbung und keine Tracker, und seine Seiten rufen keine andere Firma auf.',
    ],
    'employer-knows': [
      'Erfährt mein Chef davon?|kann mein Arbeitgeber das sehen|merkt die Arbeit etwas',
      'Attune sagt keinem Arbeitgeber etwas, und Therapeuten haben Schweigepflicht. Zahlt eine Versicherung, weiß sie von der Behandlung. Erzählen müssen Sie es meist niemandem.',
    ],
    confidentiality: [
      'Bleibt geheim, was ich in der Therapie sage?|darf der Therapeut etwas weitersagen|Schweigepflicht',
      'Therapeuten müssen schweigen. Ausnahmen sind wenige und gesetzlich: ernste nahe Gefahr, Gefahr für ein Kind, Anordnung eines Gerichts. Fragen Sie in der ersten Sitzung.',
    ],
    'delete-account': [
      'Wie lösche ich mein Konto?|meine Daten löschen|Profil schließen',
      'Öffnen Sie Ihr Profil und tippen Sie auf Delete Account. Nach der Bestätigung ist alles weg: Antworten, Tagebuch, Nachrichten, Zusammenfassung. Das geht nicht zurück; kopieren Sie vorher, was bleiben soll.',
    ],
    password: [
      'Passwort vergessen|ich kann mich nicht anmelden|Passwort ändern|ich habe mein Passwort verloren|Kennwort weg',
      'Ändern: Profile, Edit Profile, Change password. Kommen Sie nicht hinein, prüfen Sie Adresse und Seite (Patienten und Therapeuten getrennt) und warten Sie nach vielen Versuchen fünfzehn Minuten. Oder „Forgot your password?“ auf der Seite zum Anmelden: dann kommt ein Link per Mail.',
    ],
    'sign-up': [
      'Wie melde ich mich an?|ein Konto anlegen|registrieren',
      'Auf der Seite zum Registrieren geben Sie Name, Benutzername, Mail, Passwort und Telefon an; ein Bild ist freiwillig. Dann kommen die Fragen. Ab 18 Jahren.',
    ],
    'edit-profile': [
      'Wie ändere ich meine E-Mail?|Foto oder Telefonnummer ändern|meine Angaben bearbeiten',
      'Menü oben, Profile, dann Edit Profile. Name, Benutzername, Mail, Telefon und Bild lassen sich ändern.',
    ],
    'sign-out': [
      'Wie melde ich mich ab?|ausloggen|gemeinsamer Computer',
      'Wählen Sie im Menü oben Sign Out. Das löscht auch, was der Browser behalten hat. Tun Sie es auf geteilten Geräten immer.',
    ],
    'adults-only': [
      'Ab welchem Alter darf ich das nutzen?|ich bin 17|für Minderjährige|mein Kind ist 15',
      'Attune ist für Erwachsene ab 18. Jüngere finden Hilfe bei Schule, Arzt oder Jugendtelefon; siehe Hilfe. Eltern können mit eigenem Konto jemanden für ihr Kind suchen.',
    ],
    matching: [
      'Wie werden Therapeuten für mich ausgesucht?|wie funktioniert das Matching|warum wird mir dieser Therapeut gezeigt|wie finde ich einen Therapeuten|ich suche eine Therapeutin|ich brauche einen Therapieplatz',
      'Attune vergleicht Ihre Wünsche mit dem, was Therapeuten über ihre Arbeit sagen: Themen, Methode, Sprache, Zeiten, Form. Sie sehen höchstens sechs, mit Gründen. Niemand zahlt für einen besseren Platz. Alle stehen unter Find Therapist.',
    ],
    'match-percentage': [
      'Was bedeutet die Prozentzahl?|was ist die Zahl auf der Karte|sind 80 Prozent gut',
      'Sie ist der Anteil Ihrer Wünsche, den dieses Profil erfüllt. Sie sagt die Therapie nicht voraus; wie Sie sich mit dem Menschen fühlen, zählt mehr.',
    ],
    'few-matches': [
      'Mir wird kein Therapeut gezeigt|warum so wenige Treffer|die Liste ist leer',
      'Ihre Bedingungen schließen andere aus; unter der Liste steht, wie viele es ohne jede wären. Show All Therapists zeigt alle.',
    ],
    'write-to-therapist': [
      'Wie schreibe ich einem Therapeuten?|was schreibe ich in die erste Nachricht|Therapeut kontaktieren',
      'In Find a Therapist auf den Nachrichtenknopf tippen. Wenige Zeilen genügen: was Sie herführt, Ihre Zeiten, der Preis. Eine Nachricht teilt nur sich selbst; danach wählen Sie, ob Sie mehr teilen.',
    ],
    'no-reply': [
      'Der Therapeut antwortet nicht|wann bekomme ich Antwort|niemand schreibt zurück|meine Therapeutin hat seit Tagen nicht geantwortet|ich warte immer noch auf Antwort',
      'Ein paar Tage sind üblich. Sie dürfen mehreren schreiben. Nach drei Tagen ohne Antwort nennt Attune jemand anderen. Wenn es eilt, öffnen Sie Hilfe.',
    ],
    'change-therapist': [
      'Kann ich den Therapeuten wechseln?|ich mag meinen Therapeuten nicht|es passt nicht|ich will einen anderen Therapeuten',
      'Ja, jederzeit und ohne Grund. Wenn es geht, sagen Sie vorher, was fehlt. Dann öffnen Sie wieder Find a Therapist.',
    ],
    'choose-therapist': [
      'Wie wähle ich einen guten Therapeuten?|worauf soll ich achten|was frage ich einen Therapeuten',
      'Suchen Sie jemanden mit Zulassung, der Ihr Thema kennt und dessen Zeiten und Preis gehen. Schreiben Sie zwei oder drei. Fragen Sie sich danach, ob Sie sich gehört fühlten.',
    ],
    'therapist-gender': [
      'Kann ich eine Therapeutin wählen?|ich will einen männlichen Therapeuten|lieber eine Frau',
      'Ja. In den Fragen können Sie das Geschlecht wünschen und zur Bedingung machen. Profile zeigen es, wenn die Person es gesagt hat.',
    ],
    'language-therapist': [
      'Gibt es Therapeuten, die Deutsch sprechen?|Therapie in meiner Sprache|türkischsprachige Therapeutin',
      'Wählen Sie Ihre Sprachen in den Fragen, wenn nötig als Bedingung. Jedes Profil zeigt die Sprachen.',
    ],
    'sessions-where': [
      'Sind die Sitzungen online oder vor Ort?|gibt es Video|wie mache ich einen Termin',
      'Wer hier einen Kalender führt, zeigt auf der Karte den nächsten freien Termin: Ein Druck darauf fragt ihn an. Mit allen anderen vereinbaren Sie ihn im Chat.',
    ],
    'online-or-not': [
      'Ist Online-Therapie genauso gut?|ist vor Ort besser|bringt Therapie per Video etwas',
      'Bei häufigen Problemen finden Studien Video etwa gleich gut. Vor Ort ist besser, wenn es zu Hause nicht ungestört oder sicher ist.',
    ],
    'first-session': [
      'Was passiert in der ersten Sitzung?|wie ist der erste Termin|was werde ich gefragt|wie läuft das erste Gespräch ab|das erste Mal beim Therapeuten',
      'Sie lernen sich kennen: was Sie herführt, seit wann, was Sie hoffen. Sie bestimmen, wie viel Sie sagen, und dürfen nach Preis, Methode und Schweigepflicht fragen.',
    ],
    'first-nervous': [
      'Ich habe Angst vor der ersten Sitzung|ich bin nervös vor dem Termin|ich schäme mich anzufangen',
      'Das geht fast allen so. Sie können mit „Ich bin nervös“ beginnen und jederzeit anhalten. Es ist keine Prüfung.',
    ],
    'how-long': [
      'Wie lange dauert eine Therapie?|wie viele Sitzungen brauche ich|wann geht es mir besser',
      'Eine Sitzung dauert etwa 50 Minuten, oft wöchentlich. Bei einem klaren Problem sind 8 bis 20 üblich; viele merken nach vier bis acht eine Änderung.',
    ],
    'does-it-work': [
      'Hilft Therapie?|bringt Therapie etwas|lohnt sich das',
      'Den meisten hilft sie, und am meisten zählt die Beziehung zum Therapeuten. Schauen Sie nach sechs Sitzungen, ob sich etwas geändert hat, und sonst sagen Sie es.',
    ],
    'do-i-need': [
      'Brauche ich eine Therapie?|woran merke ich, dass ich Hilfe brauche|ist es schlimm genug',
      'Es muss nicht sehr schlimm sein. Drückt etwas seit Wochen oder stört Schlaf, Arbeit oder Beziehungen, lohnt ein erstes Gespräch.',
    ],
    cbt: [
      'Was ist Verhaltenstherapie?|was ist KVT|wie funktioniert kognitive Verhaltenstherapie',
      'Sie schaut, wie Gedanken, Gefühle und Handeln sich anstoßen, und probiert kleine Änderungen mit Übungen. Oft 8 bis 20 Sitzungen.',
    ],
    'therapist-kinds': [
      'Psychologe oder Psychiater?|Unterschied Psychologe Psychiater|wer verschreibt',
      'Psychiater sind Ärzte und dürfen verschreiben. Psychologen und Psychotherapeuten helfen im Gespräch. Achten Sie auf Zulassung und Erfahrung.',
    ],
    medication: [
      'Soll ich Medikamente nehmen?|Nebenwirkungen von Antidepressiva|brauche ich Tabletten',
      'Zu Medikamenten darf ich nicht raten; das gehört zu einem Arzt, der Sie kennt. Sorgt Sie eine Wirkung, rufen Sie heute Arzt oder Apotheke an.',
    ],
    'stop-medication': [
      'Kann ich meine Medikamente absetzen?|ich will meine Tabletten nicht mehr nehmen|Antidepressiva absetzen|darf ich die Tabletten absetzen|aufhören mit den Medikamenten|Pillen weglassen',
      'Bitte nicht allein und nicht auf einmal: manche müssen langsam weniger werden. Rufen Sie an, wer sie verschrieben hat. Haben Sie schon aufgehört und es geht schlecht, rufen Sie heute an.',
    ],
    summary: [
      'Ist das eine Diagnose?|was ist die Zusammenfassung|habe ich eine Depression|kann Attune mich diagnostizieren',
      'Ob Sie eine Diagnose haben, sagt sie nicht: Software hat sie aus Ihren Antworten gemacht; kein Fachmensch hat sie geprüft. Nur jemand Ausgebildetes, der mit Ihnen spricht, kann sagen, was sie bedeutet.',
    ],
    'share-summary': [
      'Wie teile ich meine Zusammenfassung nicht mehr?|Zugriff des Therapeuten entziehen|wer hat sie gelesen',
      'Im Profil unter „Who may read my summary“ gibt es je Therapeut einen Schalter; er wirkt sofort. Dort steht auch, wer wann gelesen hat.',
    ],
    journal: [
      'Wofür ist das Tagebuch?|wie schreibe ich ins Tagebuch|wo ist mein Tagebuch|wo finde ich mein Tagebuch',
      'Ein privater Ort, um Dinge in Worte zu bringen. Tippen Sie auf New Journal. Kein Therapeut sieht einen Eintrag, den Sie nicht selbst geteilt haben.',
    ],
    questionnaire: [
      'Warum so viele Fragen?|wie lange dauert der Fragebogen|kann ich eine Frage auslassen',
      '18 Fragen, etwa fünf Minuten, für Zusammenfassung, Treffer und bessere Tipps. Jede hat einen Ausweg, etwa „möchte ich nicht sagen“.',
    ],
    'change-answers': [
      'Kann ich meine Antworten ändern?|im Fragebogen vertippt|Fragen wiederholen',
      'Ja. Im Profil auf „Edit answers“ tippen: Zusammenfassung und Vorschläge folgen den neuen Antworten; Favoriten und Gespräche bleiben.',
    ],
    'who-are-you': [
      'Bist du ein Roboter?|spreche ich mit einem Menschen|wer bist du|bist du eine KI',
      'Ich bin Software, kein Mensch und kein Therapeut. Ich suche die passendste Antwort aus einer Bibliothek, die Menschen schrieben, und kann irren.',
    ],
    'what-can-you-do': [
      'Was kannst du?|wobei hilfst du|was kann ich fragen|hilfe',
      'Ich kann Attune, Therapie, Kosten und Rechte erklären und für einen schweren Moment etwas Kleines vorschlagen. Wenn es eilt, öffnen Sie Hilfe.',
    ],
    'ai-data': [
      'Wird dieses Gespräch gespeichert?|trainieren meine Daten eine KI|bist du ChatGPT',
      'Nein. Dieser Chat wird nicht gespeichert und nichts davon zum Trainieren genutzt. Ihre Worte gehen an keine fremde KI, wenn Sie es nicht erlauben.',
    ],
    emergency: [
      'Wo finde ich jetzt Hilfe?|Krisentelefon|ich brauche dringend Hilfe|wen kann ich anrufen',
      'Öffnen Sie oben Hilfe: kostenlose Telefone Ihres Landes. Ist ein Leben in Gefahr, wählen Sie 112. Niemand überwacht diesen Chat.',
    ],
    licence: [
      'Sind die Therapeuten zugelassen?|sind das echte Psychologen|woher weiß ich, dass er ausgebildet ist',
      'Sie geben es selbst an, und das Profil sagt, wie weit es geprüft ist: „Self-declared“, „Document seen“, „Verified“ oder „Expired“. Prüfen Sie es auch im Register des Landes.',
    ],
    rights: [
      'Welche Rechte habe ich als Patient?|über einen Therapeuten beschweren|mein Therapeut ging zu weit',
      'Sie dürfen nach Ausbildung und Kosten fragen, Nein sagen und jederzeit aufhören. Sexueller Kontakt ist Therapeuten immer verboten. Beschweren Sie sich bei der Kammer und bei denen, die diese Seite betreiben.',
    ],
    'end-therapy': [
      'Wie beende ich die Therapie?|ich will mit der Therapie aufhören|Abschied vom Therapeuten',
      'Sie können jederzeit aufhören. Ein Satz genügt: „Ich möchte nach einer weiteren Sitzung aufhören.“ Ein letztes Gespräch lohnt sich oft.',
    ],
    'cancel-session': [
      'Wie sage ich eine Sitzung ab?|ich kann nicht zum Termin|Termin verschieben',
      'Öffnen Sie den Termin hier: „Move“ verlegt, „Cancel it“ sagt ab. Viele berechnen bei weniger als 24 oder 48 Stunden; fragen Sie nach der Regel.',
    ],
    panic: [
      'Ich habe eine Panikattacke|was tun bei Panik|sehr starke Angst',
      'Es macht Angst und vergeht, fast immer in Minuten. Atmen Sie langsam aus, spüren Sie die Füße, nennen Sie fünf Dinge. Bei Schmerzen in der Brust, oder wenn es neu ist, wählen Sie 112.',
    ],
    sleep: [
      'Ich kann nicht schlafen|Schlaflosigkeit|ich wache nachts auf|ich schlafe seit Nächten nicht|ich schlafe schlecht',
      'Immer zur selben Zeit aufstehen, nach zwanzig wachen Minuten das Bett verlassen und bei wenig Licht etwas Langweiliges tun. Dauert es Wochen, sprechen Sie mit einem Arzt.',
    ],
    'low-mood': [
      'Ich bin sehr traurig|ich habe keine Kraft|ich bin deprimiert|ich weine viel|ich kann nicht mehr|ich kann einfach nicht mehr|ich will nicht mehr|mir ist alles zu viel|ich halte es nicht mehr aus',
      'Es tut mir leid, dass es so schwer ist. Tun Sie heute etwas Kleines: zehn Minuten hinaus, essen, jemandem schreiben. Dauert es über zwei Wochen, sprechen Sie mit Arzt oder Therapeut. Unter Hilfe hört Tag und Nacht jemand zu.',
    ],
    worry: [
      'Ich mache mir ständig Sorgen|ich habe Angst|ich kann nicht aufhören zu grübeln',
      'Schreiben Sie die Sorge auf und geben Sie ihr täglich eine feste Viertelstunde. Zehnmal langsam ausatmen beruhigt den Körper.',
    ],
    loneliness: [
      'Ich bin einsam|ich habe keine Freunde|ich bin allein',
      'Das tut weh und geht vielen so. Schreiben Sie heute jemandem einen einfachen Satz, oder gehen Sie dorthin, wo man dieselben Leute wiedersieht. Die Telefone unter Hilfe hören auch zu.',
    ],
    breathing: [
      'Wie beruhige ich mich jetzt?|Atemübung|ich muss mich beruhigen',
      'Einatmen und bis vier zählen, ausatmen und bis sechs, zehnmal. Spüren Sie die Füße am Boden. Auf Home gibt es geführte Übungen.',
    ],
    problem: [
      'Die Seite funktioniert nicht|es kommt ein Fehler|sie lädt nicht',
      'Das tut mir leid. Laden Sie neu; was Sie geschrieben haben, bleibt auf diesem Gerät. Bleibt es so, sagen Sie es denen, die diese Seite betreiben.',
    ],
    'site-language': [
      'Gibt es das auf Deutsch?|welche Sprachen hat die Seite|Sprache ändern|sprechen Sie Deutsch|sprichst du Deutsch',
      'Die Seiten sind englisch; der Browser kann sie übersetzen. Ich antworte auf das Wichtigste in neun Sprachen. Tagebuch und Nachrichten schreiben Sie, wie Sie wollen.',
    ],
    couples: [
      'Gibt es Paartherapie?|mein Partner und ich streiten|Familientherapie',
      'Ja: Wählen Sie in den Fragen, wer teilnimmt, dann sehen Sie Therapeuten für Paare oder Familien.',
    ],
    hello: [
      'Hallo|guten Tag|guten Morgen',
      'Hallo. Ich bin der Assistent von Attune, eine Software. Fragen Sie, wie Attune oder Therapie geht, oder sagen Sie, was gerade drückt.',
    ],
    thanks: [
      'Danke|vielen Dank|das hat geholfen',
      'Gern. Ich bin da, wenn Sie noch etwas fragen möchten.',
    ],
    'join-as-therapist': [
      'Ich bin Therapeut, wie mache ich mit?|als Psychologin registrieren|meine Praxis anbieten',
      'Wählen Sie „Sign up as a Therapist“, legen Sie ein Konto an und beantworten Sie die Fragen zur Praxis. Nach der letzten stehen Sie in der Liste. Es kostet nichts.',
    ],
    'therapist-licence': [
      'Wie wird meine Zulassung geprüft?|Approbation eintragen|meine Zulassung gilt als selbst angegeben',
      'Im Profil stehen bis zu fünf Zulassungen. Sie bleiben „Self-declared“, bis die Betreiber dieser Seite das Dokument gesehen oder die Nummer geprüft haben; bitten Sie sie darum.',
    ],
    notifications: [
      'Bekomme ich eine E-Mail, wenn mir jemand schreibt?|wie erfahre ich von einer neuen Nachricht|Benachrichtigungen ausschalten',
      'Ja, wenn diese Seite Mails verschicken kann und Ihre Adresse bestätigt ist. Schreibt Ihnen jemand, während keine Seite offen ist, sagt es eine Mail, einmal, ohne Namen und Inhalt. Wann, wählen Sie unter Profile, Notifications: sofort, nach 10 Minuten, einmal am Tag oder nie; nachts kommt nichts, wenn Sie es so lassen. Auf offenen Seiten zählt die Glocke, was neu ist.',
    ],
    offline: [
      'Geht Attune ohne Internet?|ich habe keinen Empfang|kann ich offline schreiben',
      'Zum Teil, wenn Sie schon einmal mit Verbindung hier waren: Hilfe mit ihren Telefonen, die geführten Übungen und ein neuer Tagebucheintrag öffnen sich. Was Sie schreiben, bleibt auf dem Gerät und geht hinaus, sobald es eine Verbindung gibt. Melden Sie sich vorher nicht ab, das löscht es.',
    ],
  },
}
