/**
 * The plainest ways to say that one wants to die, in languages in which we cannot answer: who writes
 * them is answered in English. In the form of `DangerWords`.
 */
export const beyond = `hochu|khochu umeret|sdohnut|sdokhnut, ne hochu|khochu zhit|zit, pokonchu|pokonchit s soboi|soboy|soboj, ubyu|ubit sebya|sebia, ne hochetsya|khochetsya zhit, thelo na pethano, хочу умереть|сдохнуть, не хочу|хочется жить, покончить|покончу с собой, убить|убью себя, хочу убить себя, наложить руки на себя,
  хочу померти|вмерти, не хочу жити, вбити|вбю себе, накласти руки на себе, искам да умра, не искам да живея,
  wil|wou|wilde dood, wil niet meer leven, niet meer willen leven, zelfmoord plegen, mezelf doden|ombrengen, eind|einde aan mijn leven,
  jag vill do, vill inte leva, ta mitt liv, bega sjalvmord, jeg vil do, vil ikke leve, ta|tage mitt|mit liv, bega selvmord,
  haluan kuolla, en halua elaa, tappaa itseni, chci umrit|zemrit, nechci zit|uz zit, zabit|zabiju se, chcem zomriet|umriet, nechcem zit,
  vreau sa mor, nu mai vreau traiesc, sa ma sinucid|omor, meg akarok halni, nem akarok elni, meg akarom olni magam,
  zelim umreti|umrijeti, hocu da umrem, ne zelim zivjeti|zivim, ubiti|ubicu se, θελω να πεθανω, δεν θελω να ζω|ζησω, να αυτοκτονησω,
  רוצה למות, לא רוצה לחיות, רוצה להתאבד, میخواهم|میخوام|خواهم بمیرم, نمیخواهم|نمیخوام|نمی زنده باشم|بمانم, خودم را|رو بکشم, مرنا چاہتا|چاہتی,
  मरना चाहता|चाहती, जीना नहीं चाहता|चाहती, आत्महत्या करना|करने, 我想死*, 想死*, 好想死*, 不想活*, 我不想活*, 想自杀*, 我想自杀*, 我要自杀*, 我想自殺*,
  死にたい*, もう死にたい*, 消えたい*, 自殺したい*, 生きたくない*, もう生きたくない*, 죽고싶*, 죽고 싶*, 살기 싫*, 자살하고 싶*,
  muon chet, khong muon song, ingin|pengen|mau mati, tidak|gak|ga ingin|mau hidup, mau|ingin bunuh diri, gusto ko mamatay, ayoko mabuhay, gusto magpakamatay, nataka kufa, sitaki kuishi`
