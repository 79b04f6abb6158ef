/** Towns that are called otherwise elsewhere, each with its country and its names in a line: the list of towns may have any of them. */
export const townNames = `DE: Munich, München, Muenchen, Monaco di Baviera, Monachium, Münih, Мюнхен, ميونخ
DE: Cologne, Köln, Koeln, Colonia, Keulen, Kolonia, Кёльн, Кельн
AT: Vienna, Wien, Vienne, Viena, Wenen, Wiedeń, Viyana, Вена, فيينا
CH: Zurich, Zürich, Zuerich, Zurigo, Zúrich, Цюрих
CH: Geneva, Genève, Genf, Ginevra, Ginebra, Genewa, Cenevre, Женева
CH: Basel, Bâle, Basilea, Bazylea
CH: Bern, Berne, Berna
DE: Berlin, Berlín, Berlino, Berlijn, Berlim, Берлин, برلين
DE: Hamburg, Hambourg, Hamburgo, Amburgo, Гамбург
DE: Frankfurt am Main, Frankfurt, Francfort, Francoforte, Frankfort, Франкфурт
DE: Nuremberg, Nürnberg, Nuernberg, Norimberga, Norymberga
DE: Düsseldorf, Duesseldorf, Dusseldorf
DE: Hanover, Hannover
FR: Paris, París, Parigi, Parijs, Paryż, Париж, باريس
FR: Lyon, Lyons, Lione
FR: Marseille, Marseilles, Marsiglia
FR: Nice, Nizza, Niza
BE: Brussels, Brussel, Bruxelles, Brüssel, Bruselas, Bruksela, Брюссель
BE: Antwerp, Antwerpen, Anvers, Amberes
BE: Gent, Ghent, Gand
NL: Amsterdam, Ámsterdam, Амстердам
NL: The Hague, Den Haag, La Haye, La Haya
GB: London, Londres, Londra, Londen, Londyn, Лондон, لندن
GB: Edinburgh, Édimbourg, Edimburgo, Edynburg
IE: Dublin, Dublín, Dublino, Дублин
IT: Rome, Roma, Rom, Rzym, Рим
IT: Milan, Milano, Mailand, Milán, Milaan, Mediolan, Милан
IT: Venice, Venezia, Venedig, Venise, Venecia
IT: Florence, Firenze, Florenz, Florencia
IT: Naples, Napoli, Neapel, Nápoles
IT: Turin, Torino, Turín
IT: Genoa, Genova, Genua, Gênes
ES: Madrid, Madryt, Мадрид
ES: Barcelona, Barcelone, Barcellona, Барселона
ES: Seville, Sevilla, Séville, Siviglia
PT: Lisbon, Lisboa, Lissabon, Lisbonne, Lisbona, Lizbona, Лиссабон
PT: Porto, Oporto
DK: Copenhagen, København, Kobenhavn, Kopenhagen, Copenhague, Köpenhamn, Kopenhaga, Копенгаген
SE: Gothenburg, Göteborg, Goteborg
SE: Stockholm, Estocolmo, Stoccolma, Sztokholm, Стокгольм
NO: Oslo, Осло
FI: Helsinki, Helsingfors
PL: Warsaw, Warszawa, Warschau, Varsovie, Varsovia, Varsavia, Варшава
PL: Kraków, Krakow, Cracow, Krakau, Cracovie, Cracovia, Краков
PL: Gdańsk, Gdansk, Danzig
PL: Wrocław, Wroclaw, Breslau
CZ: Prague, Praha, Prag, Praga, Прага
HU: Budapest, Budapeszt
RO: Bucharest, București, Bukarest, Bucarest
GR: Athens, Athina, Athen, Athènes, Atenas, Atene, Ateny, Atina
TR: Istanbul, İstanbul, Estambul, Stambuł, Стамбул
UA: Kyiv, Kiev, Kiew, Kijów, Київ, Киев
RU: Moscow, Moskva, Moskau, Moscou, Moscú, Mosca, Москва
RU: Saint Petersburg, Sankt Petersburg, Санкт Петербург
US: New York City, New York, NYC, Nueva York, Nowy Jork, Нью Йорк
MX: Mexico City, Ciudad de México, Mexico, CDMX
CA: Montréal, Montreal
JP: Tokyo, Tokio, Токио, 東京
JP: Kyoto, Kioto, 京都
KR: Seoul, Seúl, 서울
IN: Mumbai, Bombay
IN: Bengaluru, Bangalore
IN: Chennai, Madras
ZA: Cape Town, Kapstadt, Kaapstad, Le Cap
BR: São Paulo, Sao Paulo, San Pablo
EG: Cairo, Kairo, Le Caire, القاهرة
CN: Beijing, Peking, Pékin, 北京
DE: Stuttgart
DE: Leipzig, Lipsk
DE: Dresden, Dresde, Dresda, Drezno
DE: Bremen, Brême, Brema
DE: Bonn
DE: Heidelberg
DE: Freiburg im Breisgau, Freiburg
DE: Aachen, Aix la Chapelle, Aquisgrana
AT: Salzburg, Salisburgo
AT: Innsbruck
AT: Linz
CH: Lausanne, Losanna
CH: Lucerne, Luzern
FR: Strasbourg, Strassburg, Estrasburgo, Strasburgo
FR: Bordeaux, Burdeos
FR: Lille
GB: Birmingham
GB: Glasgow
GB: Liverpool
GB: Oxford
GB: Cambridge
GB: Sheffield
GB: Newcastle upon Tyne, Newcastle
GB: Nottingham
GB: Belfast
GB: Brighton
ES: Valencia
ES: Málaga
ES: Bilbao
PT: Coimbra
IT: Palermo
IT: Verona
LU: Luxembourg, Luxemburg, Luxemburgo, Lussemburgo
PL: Poznań, Posen
SK: Bratislava, Pressburg
SI: Ljubljana, Laibach
HR: Zagreb
RS: Belgrade, Beograd, Belgrad
BG: Sofia
GR: Thessaloniki, Saloniki
EE: Tallinn
LV: Riga
LT: Vilnius, Wilno
IS: Reykjavík
TR: Ankara
TR: Izmir
AE: Dubai
IL: Tel Aviv
LB: Beirut, Beyrouth
US: Washington, Washington DC
US: Philadelphia, Philly
US: Houston
US: Dallas
US: Denver
US: Miami
US: Atlanta
US: San Diego
CA: Ottawa
AU: Perth
AU: Adelaide
AR: Buenos Aires
CL: Santiago
CO: Bogotá
PE: Lima
HK: Hong Kong, Hongkong
CN: Shanghai
TH: Bangkok
IN: Delhi
IN: Kolkata, Calcutta
KE: Nairobi
NG: Lagos
US: San Francisco, SF, San Fran
US: Las Vegas, Vegas
US: New Orleans, NOLA
US: Mobile
US: Buffalo
US: Phoenix
GB: Reading
GB: Bath
GB: Bury
GB: Rugby
GB: Hull, Kingston upon Hull
GB: Sale
GB: Deal
US: Orange
US: Independence
US: Bend
DE: Leer
DE: Singen
IE: Cork
HR: Split
FR: Nancy
FR: Tours
FR: Angers
FR: Lens
FR: Pau
DE: Essen
DE: Halle
DE: Hamm
DE: Hof`
