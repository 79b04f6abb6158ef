import type { Translation } from './translation.ts'

export const portuguese: Translation = {
  unknown:
    'Isso eu não sei. Sou um programa com uma pequena biblioteca. Posso explicar como funciona o Attune, o que acontece numa terapia, quanto custa e quem vê os seus dados. Pergunte numa frase curta. Para algo urgente há a Ajuda ({help}).',
  unknownButNear:
    'Isso eu não sei com certeza. Sou um programa com uma pequena biblioteca sobre o Attune e a terapia. Para algo urgente há a Ajuda ({help}). Quis dizer uma destas?',
  englishFollows: 'Esta resposta só tenho em inglês:',
  noMore:
    'É tudo o que sei sobre isso. Um terapeuta pode ir mais longe com você, ou pergunte outra coisa numa frase curta.',
  ifItIsHeavy:
    'Se agora está pesado demais ou você não está em segurança, em Ajuda ({help}) há linhas que escutam, de dia e de noite.',
  helpIsStillThere:
    'O que você escreveu antes importa mais do que isto. {line} Em perigo agora: {call}.',
  continuations: 'e|mas|então|por que|por quê|porque|porquê|o que mais|e se',
  elsewhere:
    'como vai ser o tempo amanhã|receita de bolo|qual é a capital do país|quem ganhou o jogo de futebol|traduza esta palavra|quanto é doze vezes sete|conte uma piada|que filme vejo|como conserto o carro|quem é o presidente|que horas são',
  entries: {
    'what-is-attune': [
      'O que é o Attune?|para que serve este site|como funciona o Attune',
      'O Attune ajuda a encontrar um terapeuta licenciado que combine com você. Você responde a perguntas, vê até seis pessoas com as razões e escreve a elas aqui. Não é terapia nem emergência.',
    ],
    cost: [
      'Quanto custa?|é grátis|tenho que pagar alguma coisa|preço da assinatura|preciso pagar para usar|tem algum custo',
      'O Attune não custa nada: sem taxas nem período de teste. O que o terapeuta cobra por sessão é entre vocês; pergunte na primeira mensagem.',
    ],
    'session-price': [
      'Quanto custa uma sessão?|preço da terapia por hora|quanto cobra um psicólogo',
      'Cada terapeuta define o seu preço, conforme país e formação. Pergunte quanto custa, quanto dura e se há valor reduzido.',
    ],
    insurance: [
      'O plano de saúde paga?|o convênio cobre a terapia|aceita seguro|reembolso',
      'Depende do país e do plano. Pergunte ao plano o que cobre e se precisa de encaminhamento, e ao terapeuta se ele fatura. O Attune não tem contrato com planos.',
    ],
    afford: [
      'Não posso pagar terapia|não tenho dinheiro para psicólogo|terapia barata ou gratuita',
      'Peça um valor reduzido; muitos têm. Há também serviços públicos, clínicas de universidades, associações e grupos. As linhas em Ajuda são gratuitas.',
    ],
    privacy: [
      'O que escrevo é privado?|quem pode ver meu diário|meus dados estão seguros|é confidencial|alguém lê o que eu escrevo|outras pessoas veem isto|minhas notas são secretas',
      'Ninguém além de você vê respostas, diário e humores. Ficam selados com chave própria; quem mantém este servidor tem a chave dela e poderia abri-los. Mensagens são lidas por você e pelo terapeuta; o resumo, só se você permitir. Mais em Privacy.',
    ],
    'export-data': [
      'Como baixo os meus dados?|exportar meus dados|cópia do meu diário|baixar tudo|guardar os meus dados',
      'No perfil, “Download everything” dá tudo num arquivo: diário, respostas, mensagens e mais. A senha é pedida. Faça isso antes de apagar a conta.',
    ],
    'what-therapist-sees': [
      'O que o terapeuta vê de mim?|meu terapeuta lê meu diário|quais dados ele recebe',
      'O seu nome, a foto e as mensagens. O resto só se você compartilhar, uma coisa de cada vez: resumo, humores, uma única entrada. No perfil vê quem leu o quê, e um toque retira.',
    ],
    'data-sold': [
      'Vocês vendem meus dados?|compartilham minhas informações|propaganda e rastreadores',
      'Não. O Attune não vende nada, não tem anúncios nem rastreadores, e suas páginas não chamam outras empresas.',
    ],
    'employer-knows': [
      'Meu chefe vai saber?|meu trabalho fica sabendo|a empresa pode descobrir',
      'O Attune não diz nada a empregadores, e o terapeuta guarda sigilo. Se o plano paga, ele sabe do tratamento. Em geral você não precisa contar no trabalho.',
    ],
    confidentiality: [
      'O que digo na terapia é segredo?|o terapeuta pode contar a alguém|sigilo profissional',
      'Terapeutas devem guardar sigilo. As exceções são poucas e legais: perigo grave e próximo, dano a uma criança ou ordem de juiz. Pergunte na primeira sessão.',
    ],
    'delete-account': [
      'Como apago minha conta?|excluir meus dados|fechar meu perfil',
      'Abra o perfil e toque em Delete Account. Ao confirmar, tudo é apagado: respostas, diário, mensagens e resumo. Não há volta, então copie antes o que quiser guardar.',
    ],
    password: [
      'Esqueci minha senha|não consigo entrar|mudar a senha|login não funciona|perdi a senha|esqueci a palavra-passe',
      'Para mudar: Profile, Edit Profile, Change password. Se não entra, confira o email e a página (pacientes e terapeutas entram separados) e espere quinze minutos após muitas tentativas. Ou toque em “Forgot your password?” na página de entrada: chega um link por email.',
    ],
    'sign-up': [
      'Como me cadastro?|criar uma conta|o que preciso para entrar',
      'Na página de cadastro informe nome, usuário, email, senha e telefone; a foto é opcional. Depois vêm as perguntas. Só para maiores de 18 anos.',
    ],
    'edit-profile': [
      'Como mudo meu email?|trocar foto ou telefone|editar meus dados',
      'Abra o menu no topo, Profile e Edit Profile. Pode mudar nome, usuário, email, telefone e foto.',
    ],
    'sign-out': [
      'Como saio da conta?|fazer logout|computador compartilhado',
      'No menu do topo escolha Sign Out. Isso também limpa o que o navegador guardava. Faça sempre num aparelho compartilhado.',
    ],
    'adults-only': [
      'A partir de que idade posso usar?|tenho 17 anos|é para menores|meu filho adolescente',
      'O Attune é para quem tem 18 anos ou mais. Se for mais jovem, fale com a escola, um médico ou uma linha para jovens; estão em Ajuda. Pais podem procurar terapeuta para um filho com a própria conta.',
    ],
    matching: [
      'Como escolhem os terapeutas para mim?|como funciona a combinação|por que aparece este terapeuta|como encontro um terapeuta|procuro psicólogo|preciso de um terapeuta',
      'O Attune compara seus desejos com o que os terapeutas dizem do próprio trabalho: temas, método, idioma, horário e formato. Mostra até seis, com as razões. Ninguém paga por lugar melhor. Todos estão em Find Therapist.',
    ],
    'match-percentage': [
      'O que significa a porcentagem?|o que é o número no cartão|80 por cento é bom',
      'É a parte do que você pediu que este perfil cumpre. Não prevê como será a terapia; importa mais como você se sente com a pessoa.',
    ],
    'few-matches': [
      'Não aparece nenhum terapeuta|por que há tão poucos resultados|a lista está vazia',
      'Suas condições obrigatórias deixam os outros de fora; abaixo da lista vê quantos haveria sem cada uma. Toque em Show All Therapists para ver todos.',
    ],
    'write-to-therapist': [
      'Como escrevo a um terapeuta?|o que ponho na primeira mensagem|como contato um psicólogo',
      'Em Find a Therapist, toque no botão de mensagem. Bastam poucas linhas: o que traz você, seus horários, o preço. Uma mensagem só compartilha a si mesma; depois você escolhe se compartilha mais.',
    ],
    'no-reply': [
      'O terapeuta não responde|quando ele responde|ninguém me escreveu de volta|minha psicóloga não responde há dias|ainda espero resposta',
      'Alguns dias é normal. Você pode escrever a várias pessoas. Após três dias sem resposta, o Attune sugere outra. Se for urgente, abra a Ajuda.',
    ],
    'change-therapist': [
      'Posso trocar de terapeuta?|não gosto do meu terapeuta|não combinamos|quero outro psicólogo',
      'Sim, quando quiser e sem dar razões. Se puder, diga antes o que falta. Depois abra de novo Find a Therapist.',
    ],
    'choose-therapist': [
      'Como escolho um bom terapeuta?|o que olhar ao escolher psicólogo|o que perguntar ao terapeuta',
      'Procure alguém licenciado que trabalhe o que o traz, com horário e preço possíveis. Escreva a dois ou três. Depois pergunte-se se foi ouvido.',
    ],
    'therapist-gender': [
      'Posso escolher uma terapeuta mulher?|quero um terapeuta homem|psicóloga mulher',
      'Sim. Nas perguntas pode pedir o gênero e torná-lo obrigatório. Os perfis mostram, se a pessoa o disse.',
    ],
    'language-therapist': [
      'Há terapeutas que falam português?|terapia na minha língua|psicólogo em português',
      'Escolha seus idiomas nas perguntas e torne-os obrigatórios se precisar. Cada perfil mostra os idiomas.',
    ],
    'sessions-where': [
      'As sessões são online ou presenciais?|tem videochamada|como marco uma consulta',
      'Quem tem agenda aqui mostra no cartão o próximo horário livre: toque nele para pedi-lo. Com os outros, vocês combinam no chat.',
    ],
    'online-or-not': [
      'Terapia online funciona igual?|presencial é melhor|terapia por vídeo serve',
      'Para problemas comuns, estudos acham o vídeo quase tão bom. Presencial é melhor se em casa não há privacidade ou segurança.',
    ],
    'first-session': [
      'O que acontece na primeira sessão?|como é a primeira consulta|o que vão me perguntar|como vai ser a primeira consulta|o que acontece no primeiro dia',
      'Vocês se conhecem: o que o traz, desde quando e o que espera. Você decide quanto conta, e pode perguntar preço, método e sigilo.',
    ],
    'first-nervous': [
      'Estou nervoso com a primeira sessão|tenho medo de ir ao psicólogo|vergonha de começar',
      'Quase todo mundo fica. Pode começar dizendo “estou nervoso” e parar quando quiser. Não é um exame.',
    ],
    'how-long': [
      'Quanto tempo dura a terapia?|quantas sessões preciso|quando vou melhorar',
      'Uma sessão dura uns 50 minutos, em geral por semana. Para um problema claro são comuns 8 a 20; muitos notam mudança em quatro a oito.',
    ],
    'does-it-work': [
      'Terapia funciona?|vale a pena ir ao psicólogo|terapia ajuda mesmo',
      'Ajuda a maioria, e o que mais conta é a relação com o terapeuta. Veja após seis sessões se algo mudou, e se não, diga.',
    ],
    'do-i-need': [
      'Preciso de terapia?|como sei se devo ir ao psicólogo|meu problema é grave o bastante',
      'Não é preciso estar muito mal. Se algo pesa há semanas ou atrapalha sono, trabalho ou relações, uma primeira conversa vale a pena.',
    ],
    cbt: [
      'O que é terapia cognitivo-comportamental?|o que é TCC|como funciona a TCC',
      'Ela olha como pensamentos, sentimentos e atos se empurram, e testa pequenas mudanças com tarefas. Costuma levar 8 a 20 sessões.',
    ],
    'therapist-kinds': [
      'Psicólogo ou psiquiatra?|diferença entre psicólogo e psiquiatra|quem receita',
      'O psiquiatra é médico e pode receitar. Psicólogos e psicoterapeutas ajudam pela conversa. Olhe a licença e a experiência.',
    ],
    medication: [
      'Devo tomar remédio?|efeitos dos antidepressivos|preciso de comprimidos',
      'Não posso aconselhar sobre remédios; isso é com um médico que o conheça. Se um efeito preocupa, ligue hoje ao médico ou farmacêutico.',
    ],
    'stop-medication': [
      'Posso parar o remédio?|quero largar meus comprimidos|parar o antidepressivo|posso deixar de tomar os comprimidos|parar o tratamento|suspender a medicação',
      'Não pare sozinho nem de uma vez: alguns se reduzem devagar. Ligue a quem receitou e diga por quê. Se já parou e está mal, ligue hoje.',
    ],
    summary: [
      'Isto é um diagnóstico?|o que é o resumo|tenho depressão|o Attune pode me diagnosticar',
      'Não diz se você tem um transtorno: é um resumo feito por um programa com suas respostas; nenhum profissional o verificou. Só uma pessoa formada que fale com você pode dizer o que significa.',
    ],
    'share-summary': [
      'Como paro de compartilhar meu resumo?|tirar o acesso do terapeuta|quem lê meu resumo',
      'No perfil, em “Who may read my summary”, há um botão por terapeuta que vale na hora. Lá também vê quem leu e quando.',
    ],
    journal: [
      'Para que serve o diário?|como escrevo no diário|onde está meu diário|onde encontro meu diário',
      'Um lugar privado para pôr as coisas em palavras. Toque em New Journal. Nenhum terapeuta vê uma entrada que você não tenha compartilhado.',
    ],
    questionnaire: [
      'Por que tantas perguntas?|quanto dura o questionário|posso pular uma pergunta',
      'São 18 perguntas, uns cinco minutos, para o resumo, as combinações e melhores dicas. Cada uma tem uma saída, como “prefiro não dizer”.',
    ],
    'change-answers': [
      'Posso mudar minhas respostas?|errei no questionário|refazer as perguntas',
      'Sim. No perfil toque em “Edit answers”: o resumo e as sugestões seguem as novas respostas; favoritos e conversas ficam.',
    ],
    'who-are-you': [
      'Você é um robô?|estou falando com uma pessoa|quem é você|você é uma inteligência artificial',
      'Sou um programa, não uma pessoa nem um terapeuta. Procuro a resposta que melhor cabe numa biblioteca escrita por pessoas, e posso errar.',
    ],
    'what-can-you-do': [
      'O que você pode fazer?|em que me ajuda|o que posso perguntar|ajuda',
      'Posso explicar o Attune, a terapia, custos e direitos, e sugerir algo pequeno para um momento difícil. Para algo urgente, abra a Ajuda.',
    ],
    'ai-data': [
      'Esta conversa fica guardada?|meus dados treinam uma IA|você é o ChatGPT',
      'Não. Este chat não é guardado e nada serve para treinar. Suas palavras não vão a nenhuma IA externa sem a sua permissão.',
    ],
    emergency: [
      'Onde encontro ajuda agora?|telefone de crise|preciso de ajuda urgente|para quem ligo',
      'Abra Ajuda no topo: há linhas gratuitas do seu país. Se uma vida corre perigo, ligue para a emergência (112 em Portugal, 192 no Brasil). Ninguém vigia este chat.',
    ],
    licence: [
      'Os terapeutas têm licença?|são psicólogos de verdade|como sei que é formado',
      'Eles a declaram, e o perfil diz até onde foi verificada: “Self-declared”, “Document seen”, “Verified” ou “Expired”. Confira também no registro do país.',
    ],
    rights: [
      'Quais são meus direitos como paciente?|reclamar de um terapeuta|meu terapeuta passou do limite',
      'Pode perguntar sobre formação e custo, dizer não e parar quando quiser. Contato sexual nunca é permitido a um terapeuta. Reclame ao conselho profissional e a quem mantém este site.',
    ],
    'end-therapy': [
      'Como termino a terapia?|quero parar a terapia|me despedir do terapeuta',
      'Pode parar quando quiser. Basta: “Gostaria de terminar após mais uma sessão.” Uma última conversa costuma valer a pena.',
    ],
    'cancel-session': [
      'Como cancelo uma sessão?|não posso ir à consulta|mudar o horário',
      'Abra a consulta aqui: “Move” muda o horário, “Cancel it” cancela. Muitos cobram com menos de 24 ou 48 horas de aviso; pergunte a regra.',
    ],
    panic: [
      'Estou tendo um ataque de pânico|o que faço no pânico|ansiedade muito forte',
      'Assusta e passa, quase sempre em minutos. Solte o ar devagar, sinta os pés e diga cinco coisas que vê. Com dor no peito ou se for novo para você, ligue para a emergência.',
    ],
    sleep: [
      'Não consigo dormir|insônia|acordo à noite|faz noites que não durmo|durmo mal',
      'Levante sempre à mesma hora, saia da cama se não dormir em vinte minutos e faça algo monótono com pouca luz. Se durar semanas, fale com um médico.',
    ],
    'low-mood': [
      'Estou muito triste|me sinto sem ânimo|estou deprimido|choro muito|não aguento mais|não consigo mais|é tudo demais|estou no meu limite',
      'Sinto que pese tanto. Faça hoje uma coisa pequena: sair dez minutos, comer algo, escrever a alguém. Se durar mais de duas semanas, fale com um médico ou terapeuta. Em Ajuda alguém escuta dia e noite.',
    ],
    worry: [
      'Me preocupo o tempo todo|tenho ansiedade|não paro de pensar',
      'Escreva a preocupação e dê a ela quinze minutos fixos por dia. Soltar o ar devagar dez vezes acalma o corpo.',
    ],
    loneliness: [
      'Me sinto sozinho|não tenho amigos|estou sozinha',
      'Isso dói e acontece com muita gente. Escreva hoje uma frase simples a alguém, ou vá onde se veem as mesmas pessoas. As linhas em Ajuda também escutam.',
    ],
    breathing: [
      'Como me acalmo agora?|exercício de respiração|preciso me acalmar',
      'Inspire contando quatro e solte contando seis, dez vezes. Sinta os pés no chão. Em Home há exercícios guiados.',
    ],
    problem: [
      'A página não funciona|deu erro|não carrega',
      'Lamento. Recarregue a página; o que escreveu fica neste aparelho. Se continuar, avise quem mantém este site.',
    ],
    'site-language': [
      'Está em português?|em que idiomas está o site|mudar o idioma|você fala português|entende português',
      'As páginas estão em inglês; o navegador pode traduzi-las. Eu respondo o essencial em nove idiomas. No diário e nas mensagens escreva em qualquer um.',
    ],
    couples: [
      'Há terapia de casal?|eu e meu parceiro brigamos|terapia familiar',
      'Sim: nas perguntas escolha quem participa, e verá terapeutas de casais ou famílias.',
    ],
    hello: [
      'Olá|oi|bom dia|boa tarde',
      'Olá. Sou o assistente do Attune, um programa. Pergunte como funciona o Attune ou a terapia, ou diga o que pesa agora.',
    ],
    thanks: [
      'Obrigado|obrigada|muito obrigado',
      'De nada. Estou aqui quando quiser perguntar outra coisa.',
    ],
    'join-as-therapist': [
      'Sou terapeuta, como me cadastro?|registrar-me como psicólogo|oferecer meu consultório',
      'Escolha “Sign up as a Therapist”, crie a conta e responda às perguntas sobre o seu trabalho. Depois da última, você aparece na lista. Não custa nada.',
    ],
    'therapist-licence': [
      'Como verifico minha licença?|adicionar registro como terapeuta|minha licença diz autodeclarada',
      'No perfil pode pôr até cinco licenças. Ficam “Self-declared” até que quem mantém este site veja o documento ou confirme o número; peça-lhe.',
    ],
    notifications: [
      'Recebo um e-mail quando alguém me escreve?|como sei que tenho uma mensagem nova|desligar as notificações',
      'Sim, se este site puder enviar e-mails e o seu endereço estiver confirmado. Se alguém escrever e você não tiver nenhuma página aberta, um e-mail avisa uma vez, sem nome nem conteúdo. Em Profile, Notifications você escolhe quando: logo, após 10 minutos, uma vez por dia ou nunca; à noite nada chega, se deixar assim. Com uma página aberta, o sino conta o que é novo.',
    ],
    offline: [
      'O Attune funciona sem internet?|estou sem sinal|posso escrever sem conexão',
      'Em parte, se já esteve aqui com conexão: abrem a ajuda com os telefones, os exercícios guiados e uma nova entrada do diário. O que escreve fica no aparelho e sai quando houver conexão. Não saia da conta antes, pois isso apaga tudo.',
    ],
  },
}
