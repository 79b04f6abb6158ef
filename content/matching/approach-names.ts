/** What the approaches are called where people do not speak English, and their abbreviations there; in the form of `ConcernWords`. */
export const approachNames: Readonly<Record<string, string>> = {
  cbt: `kvt, kbt, tcc, bdt, cgt, verhaltenstherap*, kognitive* verhaltenstherap*, kognitive therapie, cognitivo conductual, cognitiva conductual, conductual, terapia cognitiva,
    cognitivo|cognitive comportemental*, comportemental*, therapie cognitive, cognitivo|cognitiva comportamental*, comportamental*, bilissel davranis*, bilissel,
    poznawczo behawioraln*, behawioraln*, cognitieve gedragstherap*, gedragstherap*, beteendeterapi, adfaerdsterapi, кпт, когнитивн*, когнитивно поведенческ*, когнітивн*, когнітивно поведінков*,
    العلاج|علاج المعرفي|معرفي, سلوكي, السلوكي, معرفي|المعرفي سلوكي|السلوكي, شناختی رفتاری, 认知行为*, 認知行為*, 認知行動*, 인지행동*`,
  act: `akzeptanz commitment, akzeptanztherap*, aceptacion compromiso, acceptation engagement, accettazione impegno, aceitacao compromisso, kabul kararlilik, akceptacji zaangazowania,
    acceptatietherap*, acceptatie commitment, принятия ответственности, القبول والالتزام, 接纳承诺*`,
  dbt: 'dialektisch*, dialectico, dialectica, dialectique, tcd, dialettic*, dialetic*, diyalektik*, dialektyczn*, dialectisch*, диалектическ*, дбт, діалектичн*, العلاج الجدلي, 辩证行为*',
  psychodynamic: `tiefenpsycholog*, psychoanaly*, analytische therapie|psychotherapie, psicodinami*, psicoanali*, psicanali*, psychanaly*, psikodinami*, psikanali*, psychodynami*, psychoanali*,
    психодинам*, психоанал*, التحليل النفسي, روانکاوی, 精神分析*, 心理动力*, 정신분석*`,
  'person-centred': `gesprachstherap*, gesprachspsychotherap*, personzentriert*, personenzentriert*, klientenzentriert*, humanist*, centrada persona|cliente|pessoa, centree personne|client, centrata persona|cliente,
    umanistic*, danisan odakli, birey|kisi merkezli, insancil, skoncentrowan* osobie|kliencie, clientgericht*, persoonsgericht*, клиентоцентр*, гуманистич*, клієнтоцентр*, гуманістич*`,
  interpersonal:
    'interpersonel*, interpersonnel*, interpersonal*, interpessoal, kisilerarasi, kisiler arasi, interpersoonlijk*, межличностн*, интерперсональн*',
  systemic:
    'systemisch*, sistemic*, systemique*, sistemik*, systemow*, systeemtherap*, системная, системный, системна',
  'emotionally-focused': `emotionsfokussiert*, centrada emociones, centree emotions, focalizzata|centrata emozioni, focada emocoes, duygu odakli, skoncentrowan* emocjach, emotiegericht*, эмоционально фокус*`,
  schema:
    'schematherap*, terapia esquemas|esquema, therapie schemas, sema terapi*, terapia schematow, схема терапи*, схематерап*',
  compassion:
    'mitgefuhl*, autocompasion, terapia compasion, autocompassion, compassione, compaixao, sefkat odakli, wspolczuci*, compassiegericht*, сострадани*',
  mindfulness: `achtsamkeit*, atencion plena, pleine conscience, consapevolezza, atencao plena, meditacion, meditazione, meditacao, meditasyon, bilincli farkindalik, farkindalik, uwaznosc*, осознанност*, майндфул*,
    اليقظة الذهنية, ذهن آگاهی, 正念*, マインドフルネス*, 마음챙김*`,
  solution: `losungsorientiert*, losungsfokussiert*, kurzzeittherap*, terapia|therapie breve, centrada|focada soluciones|solucoes, orientee|centree solution|solutions, orientata|centrata|focalizzata soluzione|soluzioni,
    cozum odakli, skoncentrowan* rozwiazaniach, oplossingsgericht*, краткосрочн*, 焦点解决*`,
  exposure:
    'exposition*, reizkonfrontation, konfrontationstherap*, terapia exposicion, terapia exposicao, esposizione, maruz birakma, ekspozycj*, экспозиц*, експозиц*',
  'trauma-focused':
    'traumatherap*, traumafokus*, traumazentriert*, centrada trauma, centree trauma, focalizzata|centrata trauma, focada trauma, travma odakli, skoncentrowan* traumie',
  emdr: 'дпдг, емдр',
  motivational:
    'motivierend*, motivacional*, motivationnel*, motivazional*, motivasyonel, motywujac*, motiverend*, мотивационн*, мотиваційн*',
  somatic: `korpertherap*, korperpsychotherap*, korperorientiert*, somatisch*, terapia corporal, corporel*, psychocorporel*, corporea, somatik*, beden odakli, somatyczn*, lichaamsgericht*, соматическ*, телесно, тілесно`,
  creative: `kunsttherap*, musiktherap*, spieltherap*, arteterap*, musicoterap*, ludoterap*, terapia juego, musicotherap*, sanat terapi*, oyun terapi*, muzik terapi*, muzykoterap*, speltherap*, muziektherap*,
    арт терапи*, арттерап*, музыкальная терапия, игровая терапия, العلاج بالفن, بازی درمانی, 艺术治疗*, 游戏治疗*`,
}
