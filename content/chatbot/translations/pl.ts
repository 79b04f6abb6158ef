import type { Translation } from './translation.ts'

export const polish: Translation = {
  unknown:
    'Tego nie wiem. Jestem programem z małą biblioteką. Mogę wyjaśnić, jak działa Attune, co dzieje się w terapii, ile kosztuje i kto widzi twoje dane. Zapytaj krótkim zdaniem. W pilnej sprawie jest Pomoc ({help}).',
  unknownButNear:
    'Tego nie wiem na pewno. Jestem programem z małą biblioteką o Attune i terapii. W pilnej sprawie jest Pomoc ({help}). Czy chodziło o jedno z tych?',
  englishFollows: 'Tę odpowiedź mam tylko po angielsku:',
  noMore:
    'To wszystko, co o tym wiem. Terapeuta może pójść z tobą dalej albo zapytaj mnie o coś innego krótkim zdaniem.',
  ifItIsHeavy:
    'Jeśli jest teraz zbyt ciężko albo nie czujesz się bezpiecznie, w Pomocy ({help}) są telefony, pod którymi ktoś słucha dzień i noc.',
  helpIsStillThere:
    'To, co napisałeś lub napisałaś wcześniej, jest ważniejsze. {line} W niebezpieczeństwie teraz: {call}.',
  continuations: 'i|a|ale|więc|dlaczego|czemu|co jeszcze|to znaczy',
  elsewhere:
    'jaka będzie pogoda jutro|przepis na obiad|jaka jest stolica kraju|kto wygrał mecz|przetłumacz to słowo|ile jest dwanaście razy siedem|opowiedz dowcip|jaki film obejrzeć|jak naprawić samochód|kto jest prezydentem|która godzina',
  entries: {
    'what-is-attune': [
      'Czym jest Attune?|do czego służy ta strona|jak działa Attune',
      'Attune pomaga znaleźć licencjonowanego terapeutę, który do ciebie pasuje. Odpowiadasz na pytania, widzisz najwyżej sześć osób z powodami i piszesz do nich tutaj. To nie terapia ani pogotowie.',
    ],
    cost: [
      'Ile to kosztuje?|czy to jest darmowe|czy muszę coś płacić|cena abonamentu|czy muszę płacić za korzystanie|czy to płatne',
      'Attune nic nie kosztuje: żadnych opłat ani okresu próbnego. Cenę sesji ustalasz z terapeutą; zapytaj w pierwszej wiadomości.',
    ],
    'session-price': [
      'Ile kosztuje sesja?|cena godziny terapii|ile bierze psycholog',
      'Każdy terapeuta ustala cenę sam, zależnie od kraju i wykształcenia. Zapytaj o cenę, czas i niższą stawkę.',
    ],
    insurance: [
      'Czy ubezpieczenie to pokrywa?|czy NFZ refunduje terapię|zwrot kosztów',
      'To zależy od kraju i ubezpieczenia. Zapytaj ubezpieczyciela, co pokrywa i czy trzeba skierowania, a terapeutę, czy wystawia rachunek. Attune nie ma umów z ubezpieczycielami.',
    ],
    afford: [
      'Nie stać mnie na terapię|nie mam pieniędzy na psychologa|tania albo darmowa terapia',
      'Zapytaj o niższą stawkę; wielu ją ma. Są też poradnie publiczne, ośrodki szkoleniowe, fundacje i grupy. Telefony w Pomocy są bezpłatne.',
    ],
    privacy: [
      'Czy to, co piszę, jest prywatne?|kto widzi mój dziennik|czy moje dane są bezpieczne|czy to poufne|czy ktoś czyta to, co piszę|czy inni to widzą|czy moje notatki są tajne',
      'Nikt poza tobą nie widzi odpowiedzi, dziennika i nastrojów. Są zapieczętowane twoim kluczem; kto prowadzi ten serwer, ma klucz do niego i mógłby je otworzyć. Wiadomości czytacie ty i terapeuta; podsumowanie tylko, gdy pozwolisz. Więcej na stronie Privacy.',
    ],
    'export-data': [
      'Jak pobrać moje dane?|eksport moich danych|kopia mojego dziennika|pobrać wszystko|zapisać moje dane',
      'W profilu „Download everything” daje wszystko w jednym pliku: dziennik, odpowiedzi, wiadomości i więcej. Potrzebne jest hasło. Zrób to przed usunięciem konta.',
    ],
    'what-therapist-sees': [
      'Co widzi o mnie terapeuta?|czy terapeuta czyta mój dziennik|jakie dane dostaje',
      'Imię, zdjęcie i wiadomości. Resztę tylko, gdy sami to udostępnicie, po jednej rzeczy: podsumowanie, nastroje, pojedynczy wpis. W profilu widać, kto co czytał, a jedno dotknięcie to cofa.',
    ],
    'data-sold': [
      'Czy sprzedajecie moje dane?|czy przekazujecie informacje firmom|reklamy i śledzenie',
      'Nie. Attune niczego nie sprzedaje, nie ma reklam ani śledzenia, a strony nie łączą się z innymi firmami.',
    ],
    'employer-knows': [
      'Czy mój szef się dowie?|czy pracodawca to zobaczy|czy w pracy się dowiedzą',
      'Attune nic nie mówi pracodawcom, a terapeutę obowiązuje tajemnica. Jeśli płaci ubezpieczenie, wie o leczeniu. Zwykle nie musisz mówić w pracy.',
    ],
    confidentiality: [
      'Czy to, co mówię na terapii, jest tajne?|czy terapeuta może komuś powiedzieć|tajemnica zawodowa',
      'Terapeuci muszą milczeć. Wyjątki są nieliczne i ustawowe: poważne bliskie zagrożenie, krzywda dziecka, nakaz sądu. Zapytaj na pierwszej sesji.',
    ],
    'delete-account': [
      'Jak usunąć konto?|skasować moje dane|zamknąć profil',
      'Otwórz profil i dotknij Delete Account. Po potwierdzeniu znika wszystko: odpowiedzi, dziennik, wiadomości, podsumowanie. Nie da się cofnąć, więc skopiuj to, co chcesz zachować.',
    ],
    password: [
      'Zapomniałem hasła|nie mogę się zalogować|zmienić hasło|zapomniałam hasła|zgubiłem hasło|nie pamiętam hasła',
      'Zmiana: Profile, Edit Profile, Change password. Gdy nie możesz wejść, sprawdź adres i stronę (pacjenci i terapeuci osobno), a po wielu próbach odczekaj piętnaście minut. Albo wybierz „Forgot your password?” na stronie logowania: przyjdzie link mailem.',
    ],
    'sign-up': [
      'Jak się zarejestrować?|założyć konto|co jest potrzebne do rejestracji',
      'Na stronie rejestracji podaj imię, nazwę, mail, hasło i telefon; zdjęcie jest dobrowolne. Potem są pytania. Od 18 lat.',
    ],
    'edit-profile': [
      'Jak zmienić adres e-mail?|zmiana zdjęcia lub telefonu|edytować moje dane',
      'Menu u góry, Profile, potem Edit Profile. Można zmienić imię, nazwę, mail, telefon i zdjęcie.',
    ],
    'sign-out': [
      'Jak się wylogować?|wyloguj mnie|wspólny komputer',
      'W menu u góry wybierz Sign Out. To czyści też to, co trzymała przeglądarka. Na wspólnym urządzeniu rób to zawsze.',
    ],
    'adults-only': [
      'Od ilu lat można korzystać?|mam 17 lat|czy to dla nieletnich|moje dziecko jest nastolatkiem',
      'Attune jest dla dorosłych od 18 lat. Młodsi niech porozmawiają ze szkołą, lekarzem lub telefonem dla młodzieży; zobacz Pomoc. Rodzic może szukać terapeuty dla dziecka na własnym koncie.',
    ],
    matching: [
      'Jak dobierani są terapeuci?|jak działa dopasowanie|dlaczego widzę tego terapeutę|jak znaleźć terapeutę|szukam psychologa|potrzebuję terapeuty',
      'Attune porównuje twoje życzenia z tym, co terapeuci mówią o swojej pracy: tematy, metoda, język, godziny, forma. Widzisz najwyżej sześć osób z powodami. Nikt nie płaci za wyższe miejsce. Wszyscy są w Find Therapist.',
    ],
    'match-percentage': [
      'Co oznacza procent?|co to za liczba na karcie|czy 80 procent to dobrze',
      'To część twoich życzeń, które spełnia ten profil. Nie przewiduje terapii; ważniejsze, jak czujesz się z tą osobą.',
    ],
    'few-matches': [
      'Nie widzę żadnych terapeutów|dlaczego tak mało wyników|lista jest pusta',
      'Twoje warunki konieczne wykluczają innych; pod listą widać, ilu byłoby bez każdego z nich. Show All Therapists pokazuje wszystkich.',
    ],
    'write-to-therapist': [
      'Jak napisać do terapeuty?|co napisać w pierwszej wiadomości|jak skontaktować się z psychologiem',
      'W Find a Therapist dotknij przycisku wiadomości. Wystarczy kilka zdań: co Cię sprowadza, pory, cena. Wiadomość udostępnia tylko siebie; potem wybierasz, czy chcesz udostępnić więcej.',
    ],
    'no-reply': [
      'Terapeuta nie odpowiada|kiedy dostanę odpowiedź|nikt nie odpisuje|moja terapeutka od dni nie odpowiada|nadal czekam na odpowiedź',
      'Kilka dni to norma. Możesz pisać do kilku osób. Po trzech dniach bez odpowiedzi Attune wskaże kogoś innego. Gdy pilne, otwórz Pomoc.',
    ],
    'change-therapist': [
      'Czy mogę zmienić terapeutę?|nie lubię mojego terapeuty|nie pasujemy do siebie|chcę innego psychologa',
      'Tak, zawsze i bez podawania powodu. Jeśli możesz, powiedz najpierw, czego brakuje. Potem znów otwórz Find a Therapist.',
    ],
    'choose-therapist': [
      'Jak wybrać dobrego terapeutę?|na co zwrócić uwagę|o co zapytać terapeutę',
      'Szukaj osoby z licencją, która zna twój temat, z możliwymi godzinami i ceną. Napisz do dwóch lub trzech. Potem zapytaj siebie, czy ktoś cię wysłuchał.',
    ],
    'therapist-gender': [
      'Czy mogę wybrać kobietę?|chcę terapeutę mężczyznę|terapeutka kobieta',
      'Tak. W pytaniach możesz wskazać płeć i uczynić ją warunkiem. Profil ją pokazuje, jeśli osoba ją podała.',
    ],
    'language-therapist': [
      'Czy są terapeuci mówiący po polsku?|terapia w moim języku|polski psycholog',
      'Wybierz języki w pytaniach, a w razie potrzeby uczyń je warunkiem. Każdy profil pokazuje języki.',
    ],
    'sessions-where': [
      'Czy sesje są online czy stacjonarnie?|czy jest wideo|jak umówić wizytę',
      'Kto prowadzi tu kalendarz, pokazuje na karcie najbliższy wolny termin: naciśnij go, aby o niego poprosić. Z innymi ustalasz go na czacie.',
    ],
    'online-or-not': [
      'Czy terapia online działa tak samo?|czy lepiej na żywo|terapia przez wideo',
      'Przy częstych problemach badania oceniają wideo prawie tak samo dobrze. Na miejscu jest lepiej, gdy w domu brak spokoju lub bezpieczeństwa.',
    ],
    'first-session': [
      'Co dzieje się na pierwszej sesji?|jak wygląda pierwsza wizyta|o co mnie zapytają|jak będzie wyglądać pierwsze spotkanie|pierwszy raz u psychologa',
      'Poznajecie się: co cię sprowadza, od kiedy, czego oczekujesz. Ty decydujesz, ile mówisz, i możesz pytać o cenę, metodę i tajemnicę.',
    ],
    'first-nervous': [
      'Boję się pierwszej sesji|denerwuję się wizytą u psychologa|wstydzę się zacząć',
      'Prawie każdy tak ma. Możesz zacząć od „denerwuję się” i przerwać w każdej chwili. To nie egzamin.',
    ],
    'how-long': [
      'Jak długo trwa terapia?|ile sesji potrzebuję|kiedy poczuję się lepiej',
      'Sesja trwa około 50 minut, często co tydzień. Przy jednym problemie zwykle 8–20; wielu widzi zmianę między czwartą a ósmą.',
    ],
    'does-it-work': [
      'Czy terapia działa?|czy warto iść do psychologa|czy to pomaga',
      'Większości pomaga, a najważniejsza jest relacja z terapeutą. Po sześciu sesjach sprawdź, czy coś się zmieniło; jeśli nie, powiedz.',
    ],
    'do-i-need': [
      'Czy potrzebuję terapii?|skąd mam wiedzieć, że trzeba iść do psychologa|czy to dość poważne',
      'Nie musi być bardzo źle. Jeśli coś ciąży od tygodni albo psuje sen, pracę lub relacje, warto porozmawiać.',
    ],
    cbt: [
      'Co to jest terapia poznawczo-behawioralna?|co to jest CBT|jak działa CBT',
      'Patrzy, jak myśli, uczucia i działania wpływają na siebie, i próbuje małych zmian z ćwiczeniami. Często 8–20 sesji.',
    ],
    'therapist-kinds': [
      'Psycholog czy psychiatra?|różnica między psychologiem a psychiatrą|kto przepisuje leki',
      'Psychiatra jest lekarzem i może przepisać leki. Psycholog i psychoterapeuta pomagają rozmową. Patrz na licencję i doświadczenie.',
    ],
    medication: [
      'Czy brać leki?|skutki uboczne antydepresantów|czy potrzebuję tabletek',
      'O lekach nie mogę radzić; to sprawa lekarza, który cię zna. Jeśli jakiś skutek cię niepokoi, zadzwoń dziś do lekarza lub farmaceuty.',
    ],
    'stop-medication': [
      'Czy mogę odstawić leki?|chcę przestać brać tabletki|odstawienie antydepresantów|czy mogę przestać brać tabletki|przerwać leczenie lekami',
      'Nie na własną rękę i nie nagle: niektóre trzeba zmniejszać powoli. Zadzwoń do lekarza, który je przepisał. Jeśli już odstawione i jest źle, zadzwoń dziś.',
    ],
    summary: [
      'Czy to jest diagnoza?|co to jest podsumowanie|czy mam depresję|czy Attune może mnie zdiagnozować',
      'Nie mówi, czy masz zaburzenie: to podsumowanie zrobione przez program z twoich odpowiedzi; nikt z zawodu go nie sprawdził. Co znaczy, powie tylko wykształcona osoba, która z tobą rozmawia.',
    ],
    'share-summary': [
      'Jak przestać udostępniać podsumowanie?|odebrać terapeucie dostęp|kto czytał moje podsumowanie',
      'W profilu pod „Who may read my summary” jest przełącznik dla każdego terapeuty, działa od razu. Tam też widać, kto i kiedy czytał.',
    ],
    journal: [
      'Do czego służy dziennik?|jak pisać w dzienniku|gdzie jest mój dziennik|gdzie znajdę mój dziennik',
      'Prywatne miejsce, by ująć rzeczy w słowa. Dotknij New Journal. Żaden terapeuta nie widzi wpisu, którego sam nie udostępnisz.',
    ],
    questionnaire: [
      'Dlaczego tyle pytań?|ile trwa ankieta|czy mogę pominąć pytanie',
      '18 pytań, około pięciu minut, do podsumowania, dopasowań i lepszych porad. Każde ma wyjście, jak „wolę nie mówić”.',
    ],
    'change-answers': [
      'Czy mogę zmienić odpowiedzi?|pomyliłem się w ankiecie|powtórzyć pytania',
      'Tak. W profilu dotknij „Edit answers”: podsumowanie i propozycje idą za nowymi odpowiedziami; ulubieni i rozmowy zostają.',
    ],
    'who-are-you': [
      'Czy jesteś robotem?|czy rozmawiam z człowiekiem|kim jesteś|czy jesteś sztuczną inteligencją',
      'Jestem programem, nie człowiekiem ani terapeutą. Szukam najlepszej odpowiedzi w bibliotece napisanej przez ludzi i mogę się mylić.',
    ],
    'what-can-you-do': [
      'Co potrafisz?|w czym pomagasz|o co mogę pytać|pomoc',
      'Mogę wyjaśnić Attune, terapię, koszty i prawa oraz podać coś małego na trudną chwilę. Gdy pilne, otwórz Pomoc.',
    ],
    'ai-data': [
      'Czy ta rozmowa jest zapisywana?|czy moje dane uczą AI|czy jesteś ChatGPT',
      'Nie. Ten czat nie jest zapisywany i niczego się na nim nie uczy. Bez twojej zgody słowa nie trafiają do obcej AI.',
    ],
    emergency: [
      'Gdzie teraz znajdę pomoc?|telefon kryzysowy|potrzebuję pilnej pomocy|do kogo zadzwonić',
      'Otwórz Pomoc u góry: bezpłatne telefony w twoim kraju. Gdy życie jest zagrożone, dzwoń pod 112. Nikt nie czuwa nad tym czatem.',
    ],
    licence: [
      'Czy terapeuci mają licencję?|czy to prawdziwi psychologowie|skąd wiem, że ma wykształcenie',
      'Podają ją sami, a profil mówi, co sprawdzono: „Self-declared”, „Document seen”, „Verified” lub „Expired”. Sprawdź też w rejestrze kraju.',
    ],
    rights: [
      'Jakie mam prawa jako pacjent?|skarga na terapeutę|terapeuta przekroczył granicę',
      'Możesz pytać o wykształcenie i koszty, odmówić i przerwać w każdej chwili. Kontakt seksualny jest terapeucie zawsze zabroniony. Skargę złóż w izbie zawodowej i u prowadzących tę stronę.',
    ],
    'end-therapy': [
      'Jak zakończyć terapię?|chcę przestać chodzić na terapię|pożegnanie z terapeutą',
      'Możesz przerwać w każdej chwili. Wystarczy: „Chcę zakończyć po jeszcze jednej sesji.” Ostatnia rozmowa często jest tego warta.',
    ],
    'cancel-session': [
      'Jak odwołać sesję?|nie mogę przyjść na wizytę|zmienić godzinę',
      'Otwórz wizytę tutaj: „Move” ją przenosi, „Cancel it” odwołuje. Wielu liczy opłatę poniżej 24 lub 48 godzin; zapytaj o zasadę.',
    ],
    panic: [
      'Mam atak paniki|co robić w panice|bardzo silny lęk',
      'To straszne i mija, prawie zawsze w kilka minut. Powoli wypuszczaj powietrze, poczuj stopy, nazwij pięć rzeczy. Przy bólu w klatce lub gdy to pierwszy raz, dzwoń pod 112.',
    ],
    sleep: [
      'Nie mogę spać|bezsenność|budzę się w nocy|nie śpię od kilku nocy|źle śpię',
      'Wstawaj o tej samej porze, po dwudziestu minutach bez snu wyjdź z łóżka i rób coś nudnego przy słabym świetle. Gdy trwa to tygodnie, porozmawiaj z lekarzem.',
    ],
    'low-mood': [
      'Jest mi bardzo smutno|nie mam siły|mam doła|dużo płaczę|nie daję już rady|nie dam już rady|mam dość wszystkiego|to wszystko za dużo',
      'Przykro mi, że jest tak ciężko. Zrób dziś coś małego: wyjdź na dziesięć minut, zjedz, napisz do kogoś. Gdy trwa ponad dwa tygodnie, porozmawiaj z lekarzem lub terapeutą. W Pomocy ktoś słucha dzień i noc.',
    ],
    worry: [
      'Ciągle się martwię|mam lęki|nie mogę przestać myśleć',
      'Zapisz zmartwienie i daj mu stały kwadrans dziennie. Dziesięć powolnych wydechów uspokaja ciało.',
    ],
    loneliness: [
      'Czuję się samotny|nie mam przyjaciół|jestem samotna',
      'To boli i spotyka wielu. Napisz dziś do kogoś proste zdanie albo idź tam, gdzie wracają ci sami ludzie. Telefony w Pomocy też słuchają.',
    ],
    breathing: [
      'Jak się teraz uspokoić?|ćwiczenie oddechowe|muszę się uspokoić',
      'Wdech licząc do czterech, wydech do sześciu, dziesięć razy. Poczuj stopy na podłodze. W Home są prowadzone ćwiczenia.',
    ],
    problem: [
      'Strona nie działa|pojawia się błąd|nie ładuje się',
      'Przykro mi. Odśwież stronę; to, co piszesz, zostaje na tym urządzeniu. Jeśli się powtarza, powiedz prowadzącym tę stronę.',
    ],
    'site-language': [
      'Czy jest po polsku?|w jakich językach jest strona|zmiana języka|mówisz po polsku',
      'Strony są po angielsku; przeglądarka może je przetłumaczyć. Na najważniejsze odpowiadam w dziewięciu językach. Dziennik i wiadomości pisz, jak chcesz.',
    ],
    couples: [
      'Czy jest terapia par?|kłócę się z partnerem|terapia rodzinna',
      'Tak: w pytaniach wybierz, kto bierze udział, a zobaczysz terapeutów par lub rodzin.',
    ],
    hello: [
      'Cześć|dzień dobry|witam',
      'Cześć. Jestem asystentem Attune, programem. Zapytaj, jak działa Attune lub terapia, albo powiedz, co ciąży.',
    ],
    thanks: ['Dziękuję|dzięki|pomogło mi', 'Proszę. Jestem tu, gdy zechcesz zapytać o coś innego.'],
    'join-as-therapist': [
      'Jestem terapeutą, jak dołączyć?|rejestracja jako psycholog|oferować swoją praktykę',
      'Wybierz „Sign up as a Therapist”, załóż konto i odpowiedz na pytania o praktykę. Po ostatnim jesteś na liście. Nic to nie kosztuje.',
    ],
    'therapist-licence': [
      'Jak zweryfikować moją licencję?|dodać numer licencji terapeuty|moja licencja jest samodzielnie podana',
      'W profilu możesz podać do pięciu licencji. Są „Self-declared”, dopóki prowadzący tę stronę nie zobaczą dokumentu lub nie sprawdzą numeru; poproś ich.',
    ],
    notifications: [
      'Czy dostanę maila, gdy ktoś do mnie napisze?|skąd wiem, że mam nową wiadomość|wyłączyć powiadomienia',
      'Tak, jeśli ta strona może wysyłać maile, a twój adres jest potwierdzony. Gdy ktoś napisze, a nie masz otwartej żadnej strony, mail powie to raz, bez nazwiska i treści. W Profile, Notifications wybierasz kiedy: od razu, po 10 minutach, raz dziennie albo nigdy; w nocy nic nie przychodzi, jeśli tak zostawisz. Na otwartej stronie dzwonek liczy nowości.',
    ],
    offline: [
      'Czy Attune działa bez internetu?|nie mam zasięgu|czy mogę pisać bez połączenia',
      'Częściowo, jeśli już tu byłeś z połączeniem: otwiera się pomoc z numerami, ćwiczenia z przewodnikiem i nowy wpis w dzienniku. To, co piszesz, zostaje na urządzeniu i wychodzi, gdy wróci połączenie. Nie wylogowuj się wcześniej, bo to je usuwa.',
    ],
  },
}
