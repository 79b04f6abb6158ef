import type { DangerWords } from './words.ts'

export const polishDanger: DangerWords = {
  phrases: {
    medical:
      'bol|boli|ucisk klatce|klatka, zawal, atak serca, bol|boli|ucisk|klucie w|mnie klatce|piersi|serce, boli mnie|w klatka|klatce, nie moge|moze oddychac|zlapac, udar, drgawk*, nieprzytomn*, nie oddycha, krwawi* mocno|bardzo|silnie, nie przestaje krwawic, reakcja alergiczna|wstrzas, wzialem|wzielam|polknalem|polknelam|zazylam|zazylem za|duzo|wszystkie|cale|garsc duzo|tabletek|tabletki|lekow|leki|opakowanie, przedawkowal*, wymiotuj* krwia, puchnie gardlo, zemdlal*, polknalem|polknelam|wzialem|wzielam|zazylem|zazylam wszystkie|cale|duzo|opakowanie tabletki|leki|tabletek|lekow, nie moge oddychac|zlapac, boli|bol|ucisk klatce|serce|piersiach, dretwieje|zdretwiala reka|twarz',
    suicide:
      'nie bede|bedzie juz|mnie zyc|zyla|zyl, jutro mnie nie|juz, rzuce|rzucic sie pod|z pociag|mostu, zabije|zabijam sie, skoncze ze soba, nie zyje jutro|od, wszystkie tabletki|leki|prochy naraz|raz|teraz|dzis, nie chce zyc, nie chce mi zyc, chce|chcialbym|chcialabym umrzec, sie zabic, nie chce|mam mi|juz|zyc|sil zyc|zyc, zabic sie, zabije sie, odebrac sobie zycie, samoboj*, skonczyc z|ze zyciem|soba, lepiej beze mnie, nie obudzic|obudzic sie, lepiej bylo gdybym nie, chce|chcialbym|chcialabym|wolalbym umrzec|zniknac, nie chce|mam|dam juz|sily|rady zyc|istniec|zycia, zabic|zabije|powiesic|powiesze sie, odebrac sobie zycie, skonczyc z|ze|to zyciem|soba|wszystko, skoczyc|skocze z mostu|dachu|okna|pod, list pozegnalny, beze mnie lepiej',
    'self-harm':
      'pociela*|pocial* sie, znowu|znow sie|tne ciel*|pociel*|tne, cielam|cialem|pociecie sie|rece, tne sie, ciac sie, sie ciac|tne|okaleczam|samookaleczam, samookalecz*, robie sobie krzywde, przypalam sie, tne|tnie|okaleczam|rane|przypalam sie|rece|uda, pocielam|pocialem sie',
    child:
      'bije|uderzyl|uderza|dotyka|krzywdzi|molestuje|maltretuje|potrzasa moje|moja|mojego|dziecko|nasze|siostre|brata|corke|syna dziecko|corke|syna|brata|siostre|bratanka|niemowle|braciszka, dziecko|corka|syn jest|bite|bity|bita bite|bity|bita|molestowan*|krzywdzon*, przemoc wobec dziec*|dziecka, mam 10|11|12|13|14|15|16|17 lat bije|dotyka|gwalci, wujek|ojczym|trener|nauczyciel mnie dotyka|molestuje, uderzylam|uderzylem|potrzasnelam|potrzasnalem dziecko|dzieckiem|syna|corke, ojczym|wujek|dziadek|ojciec|nauczyciel|trener dotyka|bije|molestuje moja|moje|moj|mnie|siostre corke|syna|siostre|brata|dziecko, boje|ze sie|zrobie ze|cos|krzywde dziecku|synowi|corce|skrzywdze, uderzylam|uderzylem|potrzasnelam dziecko|syna|corke',
    'violence-at-home':
      'ma|z noz|nozem|bron, wywaza|wylamuje drzwi, maz|zona|partner|partnerka|chlopak|dziewczyna|byly|ojciec|on|ona mnie|mi bije|uderzyl*|dusi*|grozi*|gwalci*|kontroluje|poniza|popycha|kopie, bije mnie maz|chlopak|partner|ojciec|zona, boje sie meza|partnera|chlopaka|ojca|wrocic|bylego, nie jestem|czuje bezpieczn*|sie w|bezpiecznie domu|w, przemoc domow*|domu, zostalam|zostalem zgwalcon*, nie pozwala mi wychodzic|wyjsc|pracowac, przesladuje mnie, maz|chlopak|partner|byly|zona|on mnie bije|dusi|grozi|zamyka|gwalci|popycha|kontroluje|wyzywa, boje sie meza|wracac|chlopaka|partnera|domu, byly|byla mnie sledzi|nachodzi|obserwuje, mnie nachodzi, chodzi za mna wszedzie, czeka na mnie pod domem|blokiem|praca|mieszkaniem, lokalizator|gps|airtag|nadajnik w|pod|do moim|mojego|moje samochodzie|samochodu|aucie|auta|telefonie|torebce|plecaku, uderzyl|pobil|zbil|kopnal mnie przy|znowu|na, mnie uderzyl|pobil|zbil|kopnal przy|znowu|na',
    'own-violence':
      'chce|zabije|mam|ochote|boje go|ja|kogos|ochote zabic|uderzyc|pobic|skrzywdz*|zabije|dzgnac, zabije go|ja|ich|kogos, uderzylem|pobilem|uderzylam zone|dziewczyne|partnerke|meza|partnera, mysli o zabiciu|skrzywdzeniu kogos|ludzi, zrobie|zrobic komus krzywde, chce|zaraz|boje|ze go|ja|kogos|szefa|zone|meza zabic|zabije|pobic|dzgnac|skrzywdzic|uderzyc',
    psychosis:
      'slysze glosy, glosy mowia|kaza|rozkazuja, sledza|podsluchuja|obserwuja|truja mnie, mnie sledza|podsluchuja|obserwuja|truja, telewizor|radio mowi do mnie, chip|czip w glowie, widze rzeczy|ludzi ktor*, czytaja moje|w mysli|myslach',
    eating:
      'nie jem|jadlam|jadlem od|nic dni|kilku|tygodnia|od, wymiotuje po|kazdym jedzeniu|posilku|posilkach, prowokuje wymioty, zmuszam do wymiotow, przeczyszczajac*, przestalam|przestalem jesc, boje sie jesc, glodze|glodzic sie, anoreksj*, bulimi*, objadam|napady sie|objadania, wymiotuje|rzygam po|kazdym jedzeniu|posilku|kazdym, zmuszam|prowokuje sie|do wymioty|wymiotow, nie jem|jadlam|jadlem od|nic dni|kilku, glodze sie, srodki przeczyszczajace, palce do gardla',
    addiction:
      'nie moge|umiem|potrafie przestac pic|cpac|grac|brac|palic, nie moge|umiem bez|zyc alkoholu|alkoholu, uzalezniony|uzalezniona|uzaleznienie od, alkoholik*|alkoholiczk*, nawrot|zapilem|zapilam, pije codziennie|rano|kazdego|ciag, biore kokaine|heroine|narkotyki|amfetamine, glod|zespol odstawienn*|narkotykow*, przegralem|przegralam wszystko, nie moge|potrafie|umiem przestac|rzucic pic|cpac|grac|alkoholu|palic, trzese|telepie sie|mnie rano|bez, za duzo heroiny|koki|kokainy|amfetaminy|tabletek, wpadlem|wpadlam|mam w ciag|nawrot',
    other:
      'przyjaciel*|kolega|kolezanka|brat|siostra|syn|corka|mama|tata|maz|zona|chlopak|dziewczyna chce|mowi|grozi|probowal*|mysli sie|zabic|umrzec|samoboj*|o|ze zabic|umrzec|samoboj*|zabije|zycie, syn|corka|brat|siostra|przyjaciel|przyjaciolka|mama|tata|maz|zona|chlopak|dziewczyna|kolega|kolezanka mowi|grozi|chce|probowal|probowala o|ze|sie samobojst*|zabic|zabije|umrzec, syn|corka|dziecko|wnucz*|uczen|uczennica|przyjaciel|przyjaciolka|brat|siostra|chlopak|dziewczyna|maz|zona tnie|okalecza|samookalecza|rani sie, syn|corka|dziecko|uczen|uczennica|przyjaciel|przyjaciolka|brat|siostra|chlopak|dziewczyna|maz|zona sie tnie|okalecza|samookalecza',
  },
  harmless:
    'tylko|prosze nie|zeby mezczyzna|mezczyzny|kobieta|kobiety, wole kobiete|mezczyzne, od, odstawic|przestac|odstawienie|zapomnialam|zapomnialem|przerwac brac|wziac|leki|lekow leki|lekow|tabletki|tabletke|antydepresant*, odstawic leki|antydepresanty, boje sie zawalu, lek przed zawalem, atak|ataki paniki, radzi|postepuje|reaguje ryzyk*|na|z samobojst*, jak radzi|postepuje|reaguje attune|sobie|wy z|na ryzyk*|samobojst*, powiem|mowie terapeu* samobojst*, umieram z|ze glodu|smiechu|ciekawosci|nudow, telefon|bateria|strona zdechl*|padl*|umarl*, grupa|zaloba|zalobie samobojst*, kot|kotka|pies|piesek|szczeniak|kotek chodzi|biega|lazi za mna, dziecko|maluch|niemowle przesypia|przespal|przespalo noc|cala|noce',
  yes: 'tak, chyba tak, troche, moze',
  replies: {
    medical:
      'Przede wszystkim teraz {call}. Powiedz, gdzie jesteś i co się dzieje; powiedzą, co robić. Jeśli ktoś jest blisko, poproś, by z tobą został. Jestem programem i nie ocenię objawów: dobrze jest zadzwonić, nawet jeśli okaże się, że to nic.',
    suicide:
      'Dziękuję, że to mówisz. Jestem programem, a teraz zasługujesz na człowieka. Czy mogę zapytać wprost: czy myślisz o odebraniu sobie życia? {line} Jeśli grozi niebezpieczeństwo teraz, {call}.',
    'self-harm':
      'Dziękuję, że to mówisz. Jestem programem, a zasługujesz na kogoś, kto wysłucha. Czy masz teraz ranę i czy myślisz o odebraniu sobie życia? {line} Jeśli rana jest głęboka lub nie przestaje krwawić, {call}.',
    child:
      'Dobrze, że to mówisz. Najpierw bezpieczeństwo dziecka, i to nigdy nie jest jego wina. Jeśli dziecko jest teraz w niebezpieczeństwie, {call}. Jeśli nie, powiedz dziś opiece społecznej, lekarzowi lub szkole; nie trzeba dowodów. Jeśli boisz się, że zrobisz mu krzywdę, połóż je w bezpiecznym miejscu, wyjdź i zadzwoń do kogoś. {line} Jestem programem; nikt inny tego nie czyta.',
    'violence-at-home':
      'Dobrze, że to mówisz. To nie twoja wina i masz prawo do bezpieczeństwa. W niebezpieczeństwie teraz: {call}. {line} Są telefony dla osób bitych lub zastraszanych w domu; pomagają bez nacisku. Jeśli ktoś sprawdza twoje urządzenie, użyj innego. Jestem programem; nikt inny tego nie czyta.',
    'own-violence':
      'Dobrze, że mówisz, zanim coś się stanie. Odejdź teraz: do innego pokoju, na zewnątrz, do kogoś zaufanego, z dala od wszystkiego, co może zranić. Jeśli możesz to zrobić, {call}. {line} Możesz tam powiedzieć to, co tu napisałeś lub napisałaś. Jestem programem; człowiek może pomóc.',
    psychosis:
      'To brzmi strasznie i dobrze, że o tym piszesz. Jestem programem i nie powiem, co to jest, ale lekarz może pomóc: porozmawiaj z nim dziś, najlepiej z kimś zaufanym. Jeśli głosy każą zrobić komuś krzywdę lub nie czujesz się bezpiecznie, {call}. {line}',
    eating:
      'Dziękuję, że to mówisz; to niełatwe. Ciało może potrzebować opieki, nawet jeśli czujesz się dobrze: idź do lekarza w tym tygodniu, a dziś, jeśli kręci ci się w głowie lub serce bije nierówno. Przy omdleniu lub bólu w klatce {call}. {line} Jestem programem; człowiek może przez to z tobą przejść.',
    addiction:
      'Dziękuję, że to mówisz; to wymaga odwagi. Jeśli pijesz lub bierzesz codziennie, nie przestawaj nagle: to bywa groźne, a lekarz może to zrobić bezpiecznie. Przy drżeniu, drgawkach lub przedawkowaniu {call}. {line} Jestem programem; człowiek może zrobić z tobą następny krok.',
    other:
      'Dziękuję, że się o tę osobę troszczysz. Jestem programem. Jeśli jest teraz w niebezpieczeństwie, {call} i zostań przy niej. Możesz zapytać wprost, czy myśli o odebraniu sobie życia; pytanie nie podsuwa tej myśli. {line} Nie musisz nieść tego w pojedynkę.',
  },
  again:
    'Czytam, co piszesz. Nie musisz wszystkiego wyjaśniać; jedno zdanie do człowieka wystarczy. {line} W niebezpieczeństwie teraz: {call}.',
  call: 'zadzwoń pod {number}',
  emergency: 'zadzwoń pod 112',
  line: '{name}: {reach}.',
  noLine: 'Telefony w twoim kraju są w Pomocy ({help}).',
}
