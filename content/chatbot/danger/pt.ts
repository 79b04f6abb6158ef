import type { DangerWords } from './words.ts'

export const portugueseDanger: DangerWords = {
  phrases: {
    medical:
      'dor|aperto|pressao peito, doi peito, peito doendo|doi, infarto|enfarte|enfarto, ataque cardiaco, dor|doi|aperto|pressao no|o meu|peito peito, nao consigo|consegue respirar, avc, derrame, convuls*, inconsciente, nao respira|respirando, sangr* muito|para, nao para de sangrar, reacao alergica, tomei|engoli muitos|todos|demais|varios comprimidos|remedios, overdose, vomit* sangue, garganta fechando|fechar, desmaiei, tomei|engoli todos|todas|muitos|muitas|uma|a os|as|caixa comprimidos|remedios|pilulas, nao consigo respirar, dor|aperto no peito, braco dormente|formigando, tomei|engoli caixa|cartela|frasco inteira|inteiro|toda|todo',
    suicide:
      'nao vou|estarei mais|estar viva|vivo|aqui, vou me matar|jogar, me mato|matar hoje|amanha, estarei morta|morto, jogar|jogo na|da frente|embaixo|ponte|trem, ja escrevi a carta, quero morrer logo, todos|todas comprimidos|remedios|pilulas vez|agora|noite|juntos, nao quero viver, nao quero mais, nao aguento mais viver, quero|queria|vontade morrer|me, quero|vontade me matar, nao quero|aguento mais|continuar viver|vivendo|vivo|viva, vontade de morrer, me matar, tirar a|minha vida, acabar com minha|tudo vida, suicid*, melhor sem mim, nao quero acordar, queria estar morto|morta, quero|queria|vontade|prefiro de morrer|sumir|desaparecer, nao quero|aguento mais viver|acordar|existir, acabar com|tudo a|minha vida|tudo, tirar minha|a vida, me matar|matar, me|pular|jogar|atirar da|do|de ponte|predio|janela|trem, carta de despedida, melhor sem mim',
    'self-harm':
      'me cortei|cortando|corto|corta de|os|ontem|bracos|denovo|novo, cortei|cortar pulso|pulsos|bracos, me corto|cortei|cortar|machuco|machucar, automutil*, me queimo, corto os|meus bracos|pulsos, me corto|queimo bracos|pernas|pulsos|pele|coxas, cortar|cortei|corto me|meus|os bracos|pulsos|pernas, automutil*',
    child:
      'bate|bateu|toca|abusa|maltrata no|na|meu|minha|do|da|em filho|filha|crianca|irmaozinho|irmazinha|sobrinho|sobrinha|bebe|irmao, crianca|filho|filha maltratad*|abusad*|espancad*, abuso infantil|crianca, tenho 10|11|12|13|14|15|16|17 bate|toca|estupra, tio|padrasto|professor me|toca toca|abusa|bate, bati|sacudi no|o|meu bebe|filho|filha, padrasto|tio|avo|professor|pai toca|bate|abusa|mexe na|no|minha|em filha|filho|irma|irmao, medo de machucar|bater|fazer meu|no bebe|filho|filha|mal, bato|sacudi no|na|meu filho|filha|bebe',
    'violence-at-home':
      'tem|com uma|um faca|arma|revolver, arrombando|quebrando a|minha porta, marido|esposo|esposa|namorado|namorada|companheiro|parceiro|ex|ele|ela me bate|bateu|agride|agrediu|ameaca|ameacou|espanca|controla|estupra|tranca|enforca, medo do|de|da|meu marido|companheiro|namorado|ex, nao estou|me segur*|sinto em casa, violencia domestica, fui|me estuprad*|estuprou|violad*, nao me deixa sair|trabalhar, me persegue, marido|namorado|companheiro|ex|esposa|mulher|ele me bate|ameaca|tranca|enforca|estupra|controla|empurra|humilha, medo de|do voltar|meu para|casa|marido|namorado|companheiro, ex me segue|espera|vigia|espiona, me segue todo|todos|toda lugar|lado|parte|lugares, me espera porta|frente casa|trabalho, rastreador|gps|airtag no|na meu|minha carro|celular|telemovel|bolsa|mochila, me bateu|agrediu|empurrou frente|novo|ontem, voltou a me bater',
    'own-violence':
      'matar meu|minha|ele|ela|alguem|todos|chefe, quero|vou|vontade|medo de|matar|bater matar|bater|machucar|esfaquear|ele|ela|alguem, bati na|no|em minha|meu mulher|esposa|namorada|marido, penso em matar|bater|machucar alguem|ele|ela, quero|vou|vontade|medo de matar|bater|esfaquear|machucar ele|ela|alguem|meu|minha|nele|nela',
    psychosis:
      'ouco|escuto|ouvir vozes, vozes me mandam|dizem|falam, me perseguem|vigiam|espionam|envenenam, tv|televisao|radio fala comigo, chip na|cabeca, vejo coisas|pessoas nao existem|estao, leem meus pensamentos',
    eating:
      'nao como|comi ha|faz|dias dias, vomito|vomitar depois|apos|comer comer|refeicoes, provoco|forco vomito|vomitar, laxantes, parei de comer, medo de comer, passo fome emagrecer, anorexi*, bulimi*, compulsao alimentar, vomito|vomitar depois|apos de|cada comer|refeicao, forco|provoco o|a vomito|vomitar, nao como|comi ha|nada dias|semana, dedo na garganta, laxantes',
    addiction:
      'nao consigo parar de|com beber|usar|alcool|drogas|jogar|apostar|cocaina|fumar, viciad* em, alcoolatra|alcoolico|alcoolica, recai, bebo todos|todo|cada dias|dia|manha, uso cocaina|crack|heroina|drogas, abstinencia, apostei tudo, nao consigo parar|largar de|a beber|bebida|jogar|usar|fumar|cocaina|drogas, tremo se|de|quando nao|manha bebo, usei|tomei demais|muita cocaina|heroina|droga, recaida|recai',
    other:
      'amig*|irma*|filh*|mae|pai|namorad*|espos*|parceir*|colega|marido quer|tentou|disse|fala|ameaca|pensa morrer|matar|suicid*|vida, filho|filha|irmao|irma|amigo|amiga|mae|pai|marido|mulher|esposa|namorado|namorada fala|ameaca|diz|quer|tentou em|que|se suicid*|matar|morrer, filho|filha|net*|sobrinh*|alun*|amigo|amiga|irmao|irma|namorado|namorada|marido|mulher se corta|mutila|automutila, filho|filha|net*|sobrinh*|alun*|amigo|amiga|irmao|irma|namorado|namorada|marido|mulher se machuca proposito',
  },
  harmless:
    'prefiro|nao que|um seja|homem|mulher por|favor|terapeuta, nao um|uma homem|mulher favor, parar|deixar|esqueci de|tomar|o|meu remedio*|medicacao|medicamento*|antidepressiv*, medo de um infarto|ter infarto, ataque|crise de panico, crise de ansiedade, lida|trata risco|com suicidio|crise, me corto|cortar cabelo|unhas, como lida|trata|reage attune|voces com|risco suicidio|crise, se contar|falo|digo ao|meu|para terapeuta|psicologo suicid*|morrer, morrendo|morro de fome|rir|sono|calor, celular|telemovel|bateria|pagina morreu|morto|morrendo, grupo|luto suicidio, gato|gata|cachorro|cao|cachorrinho|gatinho|bebe me segue|persegue, se corta|corta|cortou cabelo|unhas, bebe dorme|dormiu noite|bem',
  yes: 'sim, estou, acho que sim, um pouco, talvez',
  replies: {
    medical:
      '{call} agora, antes de tudo. Diga onde está e o que acontece; eles dizem o que fazer. Se houver alguém por perto, peça que fique com você. Sou um programa e não posso avaliar sintomas: ligar está certo mesmo que não seja nada.',
    suicide:
      'Obrigado por me dizer. Sou um programa, e agora você merece uma pessoa. Posso perguntar claramente: você pensa em tirar a própria vida? {line} Se há perigo agora, {call}.',
    'self-harm':
      'Obrigado por me dizer. Sou um programa, e você merece que uma pessoa escute. Você está com algum ferimento agora, e pensa em tirar a própria vida? {line} Se um ferimento é fundo ou não para de sangrar, {call}.',
    child:
      'Que bom que você disse. A segurança da criança vem primeiro, e a culpa nunca é dela. Se há perigo agora, {call}. Se não, avise hoje a proteção de menores, um médico ou a escola; não precisa de provas. Se teme machucar a criança, deixe-a em lugar seguro, saia e ligue para alguém. {line} Sou um programa; ninguém mais lê isto.',
    'violence-at-home':
      'Que bom que você disse. A culpa não é sua, e você merece estar em segurança. Se está em perigo agora, {call}. {line} Há linhas para quem é agredido em casa, que ajudam sem pressionar. Se alguém vê o seu aparelho, use outro para isto. Sou um programa; ninguém mais lê isto.',
    'own-violence':
      'É bom dizer antes que algo aconteça. Afaste-se agora: outro cômodo, a rua, alguém de confiança; e fique longe de tudo o que possa ferir. Se acha que pode fazê-lo, {call}. {line} Lá pode dizer o mesmo que escreveu aqui. Sou um programa; uma pessoa pode ajudar.',
    psychosis:
      'Isso parece assustador, e é bom que você escreva. Sou um programa e não posso dizer o que é, mas um médico pode ajudar: fale com um hoje, de preferência com alguém de confiança. Se as vozes mandam ferir alguém ou você não se sente em segurança, {call}. {line}',
    eating:
      'Obrigado por dizer; não é fácil. O corpo pode precisar de cuidado mesmo que você se sinta bem: vá a um médico esta semana, hoje se sentir fraqueza ou o coração irregular. Se desmaiar ou tiver dor no peito, {call}. {line} Sou um programa; uma pessoa pode acompanhar você.',
    addiction:
      'Obrigado por dizer; é preciso coragem. Se bebe ou usa todos os dias, não pare de uma vez: pode ser perigoso, e um médico torna isso seguro. Com tremores, convulsões ou overdose, {call}. {line} Sou um programa; uma pessoa pode dar o próximo passo com você.',
    other:
      'Obrigado por cuidar dessa pessoa. Sou um programa. Se ela está em perigo agora, {call} e fique ao lado dela. Pode perguntar claramente se pensa em tirar a vida; perguntar não dá a ideia. {line} Você não precisa carregar isto a sós.',
  },
  again:
    'Estou lendo. Não precisa explicar tudo; uma frase a uma pessoa basta. {line} Em perigo agora: {call}.',
  call: 'ligue para {number}',
  emergency: 'ligue para a emergência (112 em Portugal, 192 no Brasil)',
  line: '{name}: {reach}.',
  noLine: 'As linhas do seu país estão em Ajuda ({help}).',
}
