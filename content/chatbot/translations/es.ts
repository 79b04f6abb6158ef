import type { Translation } from './translation.ts'

export const spanish: Translation = {
  unknown:
    'Eso no lo sé. Soy un programa con una pequeña biblioteca. Puedo explicar cómo funciona Attune, qué pasa en una terapia, qué cuesta y quién ve tus datos. Pregunta en una frase corta. Para algo urgente está Ayuda ({help}).',
  unknownButNear:
    'Eso no lo sé con seguridad. Soy un programa con una pequeña biblioteca sobre Attune y la terapia. Para algo urgente está Ayuda ({help}). ¿Querías decir una de estas?',
  englishFollows: 'Esta respuesta solo la tengo en inglés:',
  noMore:
    'Es todo lo que sé sobre eso. Un terapeuta puede ir más lejos contigo, o pregúntame otra cosa en una frase corta.',
  ifItIsHeavy:
    'Si ahora pesa mucho o no estás a salvo, en Ayuda ({help}) hay líneas que escuchan, de día y de noche.',
  helpIsStillThere:
    'Lo que escribiste antes importa más que esto. {line} En peligro ahora mismo: {call}.',
  continuations: 'y|pero|entonces|por qué|por que|porque|qué más|y si|cómo así',
  elsewhere:
    'qué tiempo hará mañana|receta de cocina para cenar|cuál es la capital del país|quién ganó el partido de fútbol|traduce esta palabra|cuánto es doce por siete|cuéntame un chiste|qué película veo|cómo arreglo el coche|quién es el presidente|vuelos baratos a Roma|qué hora es',
  entries: {
    'what-is-attune': [
      '¿Qué es Attune?|para qué sirve esta página|cómo funciona Attune|qué hacen ustedes aquí',
      'Attune te ayuda a encontrar un terapeuta con licencia que encaje contigo. Respondes unas preguntas, ves hasta seis personas con las razones y les escribes aquí. No es terapia ni un servicio de urgencias.',
    ],
    cost: [
      '¿Cuánto cuesta?|es gratis Attune|tengo que pagar algo|cuánto vale la suscripción|precio|hay que pagar por usar esto|cuánto tengo que pagar',
      'Attune no cuesta nada: sin cuotas ni pruebas que terminan. Lo que cobra un terapeuta por sesión lo acuerdas con él; pregúntalo en tu primer mensaje.',
    ],
    'session-price': [
      '¿Cuánto cuesta una sesión?|precio de la terapia por hora|cuánto cobra un psicólogo',
      'Cada terapeuta fija su precio, según país y formación. Pregunta en el primer mensaje cuánto cuesta, cuánto dura y si hay una tarifa reducida.',
    ],
    insurance: [
      '¿Lo paga mi seguro médico?|cubre el seguro la terapia|aceptan seguros|reembolso',
      'Depende de tu país y tu seguro. Pregunta a tu aseguradora qué cubre y si hace falta un volante, y al terapeuta si factura a tu seguro. Attune no tiene contratos con aseguradoras.',
    ],
    afford: [
      'No puedo pagar la terapia|no tengo dinero para un psicólogo|terapia barata o gratis',
      'Pregunta por una tarifa reducida; muchos la tienen. También hay servicios públicos, clínicas universitarias, asociaciones y grupos. Las líneas de Ayuda son gratuitas.',
    ],
    privacy: [
      '¿Es privado lo que escribo?|quién puede ver mi diario|mis datos están seguros|es confidencial|quién lee mis respuestas|alguien puede leer lo que escribo|lo ven otras personas|mis notas son secretas',
      'Nadie más que tú ve tus respuestas, tu diario y tus ánimos. Se guardan sellados con una clave propia; quien lleva este servidor tiene la llave de esa clave y podría abrirlos. Los mensajes los leéis tú y tu terapeuta; el resumen, solo si tú lo permites. Más en Privacy.',
    ],
    'export-data': [
      '¿Cómo descargo mis datos?|exportar mis datos|copia de mi diario|descargar todo|guardar mis datos',
      'En tu perfil, «Download everything» te da todo en un archivo: diario, respuestas, mensajes y más. Te pide la contraseña. Hazlo antes de borrar la cuenta.',
    ],
    'what-therapist-sees': [
      '¿Qué ve de mí el terapeuta?|puede mi terapeuta leer mi diario|qué datos recibe el psicólogo',
      'Tu nombre, tu foto y tus mensajes. Lo demás solo si lo compartes, cosa por cosa: el resumen, los estados de ánimo, una sola entrada. En tu perfil ves quién leyó qué, y un toque lo retira.',
    ],
    'data-sold': [
      '¿Venden mis datos?|comparten mi información con empresas|publicidad y rastreadores',
      'No. Attune no vende nada, no tiene anuncios ni rastreadores y sus páginas no llaman a otras empresas.',
    ],
    'employer-knows': [
      '¿Se enterará mi jefe?|lo sabrá mi trabajo|puede enterarse mi empresa',
      'Attune no dice nada a ningún empleador, y un terapeuta debe guardar secreto. Si paga tu seguro, él sabe del tratamiento. Por lo general no tienes que contarlo en el trabajo.',
    ],
    confidentiality: [
      '¿Es secreto lo que digo en terapia?|puede el terapeuta contarlo a alguien|secreto profesional',
      'Los terapeutas deben guardar secreto. Las excepciones son pocas y legales: peligro grave y cercano, daño a un niño o la orden de un juez. Pregúntalo en la primera sesión.',
    ],
    'delete-account': [
      '¿Cómo borro mi cuenta?|eliminar mis datos|darme de baja|cerrar mi perfil',
      'Abre tu perfil y pulsa Delete Account. Al confirmar se borra todo: respuestas, diario, mensajes y resumen. No se puede deshacer, así que copia antes lo que quieras guardar.',
    ],
    password: [
      'Olvidé mi contraseña|no puedo entrar|cambiar la contraseña|no me deja iniciar sesión|se me olvidó la clave|perdí mi contraseña',
      'Para cambiarla: Profile, Edit Profile, Change password. Si no puedes entrar, revisa el correo y la página (pacientes y terapeutas entran por separado) y espera quince minutos tras muchos intentos. O toca «Forgot your password?» en la página de entrada: llega un enlace por correo.',
    ],
    'sign-up': [
      '¿Cómo me registro?|crear una cuenta|qué necesito para apuntarme',
      'En la página de registro das nombre, usuario, correo, contraseña y teléfono; la foto es opcional. Luego vienen las preguntas. Solo para mayores de 18 años.',
    ],
    'edit-profile': [
      '¿Cómo cambio mi correo?|cambiar mi foto o teléfono|editar mis datos',
      'Abre el menú de arriba, Profile y luego Edit Profile. Puedes cambiar nombre, usuario, correo, teléfono y foto.',
    ],
    'sign-out': [
      '¿Cómo cierro sesión?|salir de la cuenta|ordenador compartido',
      'En el menú de arriba elige Sign Out. Así también se borra lo que el navegador guardaba. Hazlo siempre en un dispositivo compartido.',
    ],
    'adults-only': [
      '¿Desde qué edad puedo usarlo?|tengo 17 años|es para menores|mi hijo adolescente',
      'Attune es para personas de 18 años o más. Si eres menor, habla con la orientación de tu escuela, un médico o una línea juvenil; están en Ayuda. Los padres pueden buscar terapeuta para un hijo con su propia cuenta.',
    ],
    matching: [
      '¿Cómo eligen a los terapeutas para mí?|cómo funciona la coincidencia|por qué me sale este terapeuta|cómo encuentro un terapeuta|busco psicólogo|necesito un terapeuta',
      'Attune compara tus deseos con lo que los terapeutas dicen de su trabajo: temas, método, idioma, horario y formato. Ves hasta seis con las razones. Nadie paga por salir antes. Todos están en Find Therapist.',
    ],
    'match-percentage': [
      '¿Qué significa el porcentaje?|qué es el número de la tarjeta|80 por ciento es bueno',
      'Es la parte de lo que pediste que cumple ese perfil. No predice cómo irá la terapia; cuenta más cómo te sientes con la persona.',
    ],
    'few-matches': [
      'No me sale ningún terapeuta|por qué hay tan pocos resultados|la lista está vacía',
      'Tus condiciones obligatorias dejan fuera a los demás; debajo de la lista ves cuántos más habría sin cada una. Pulsa Show All Therapists para verlos a todos.',
    ],
    'write-to-therapist': [
      '¿Cómo escribo a un terapeuta?|qué pongo en el primer mensaje|cómo contacto con un psicólogo',
      'En Find a Therapist, toca el botón de mensaje. Bastan unas líneas: qué te trae, tus horarios, el precio. Un mensaje solo se comparte a sí mismo; después eliges si compartes más.',
    ],
    'no-reply': [
      'El terapeuta no responde|cuándo me contesta|nadie me escribe|mi psicóloga lleva días sin contestar|sigo esperando respuesta|no me ha contestado',
      'Unos días es normal: leen entre sesiones. Puedes escribir a varias personas. A los tres días sin respuesta, Attune te propone a otra. Si es urgente, abre Ayuda.',
    ],
    'change-therapist': [
      '¿Puedo cambiar de terapeuta?|no me gusta mi terapeuta|no encajamos|quiero otro psicólogo',
      'Sí, cuando quieras y sin dar razones. Si puedes, di antes qué te falta. Luego abre otra vez Find a Therapist.',
    ],
    'choose-therapist': [
      '¿Cómo elijo a un buen terapeuta?|en qué me fijo al elegir psicólogo|qué preguntar a un terapeuta',
      'Busca a alguien con licencia que trabaje lo que te trae y cuyo horario y precio te sirvan. Escribe a dos o tres. Después de hablar, pregúntate si te sentiste escuchado.',
    ],
    'therapist-gender': [
      '¿Puedo elegir una mujer terapeuta?|quiero un terapeuta hombre|psicóloga mujer',
      'Sí. En las preguntas puedes pedir el género de tu terapeuta y hacerlo obligatorio. Los perfiles lo muestran si la persona lo dijo.',
    ],
    'language-therapist': [
      '¿Hay terapeutas que hablen español?|terapia en mi idioma|psicólogo en español',
      'Elige tus idiomas en las preguntas y hazlos obligatorios si los necesitas. Cada perfil muestra en qué idiomas atiende.',
    ],
    'sessions-where': [
      '¿Las sesiones son en línea o en persona?|hay videollamada|cómo reservo una cita|dónde nos vemos',
      'Quien lleva aquí un calendario muestra en su ficha la próxima hora libre: púlsala para pedirla. Con los demás lo acuerdas en el chat.',
    ],
    'online-or-not': [
      '¿Funciona igual la terapia en línea?|es mejor presencial|terapia por video sirve',
      'Para problemas comunes como preocupación o ánimo bajo, los estudios ven el video casi igual de útil. En persona conviene si en casa no tienes privacidad o seguridad.',
    ],
    'first-session': [
      '¿Qué pasa en la primera sesión?|cómo es la primera cita|qué me van a preguntar|cómo va a ser mi primera cita|qué pasa el primer día',
      'Sobre todo os conocéis: qué te trae, desde cuándo y qué esperas. Tú decides cuánto cuentas, y puedes preguntar precio, método y privacidad.',
    ],
    'first-nervous': [
      'Estoy nervioso por la primera sesión|me da miedo ir al psicólogo|tengo vergüenza de empezar',
      'Le pasa a casi todo el mundo. Puedes empezar diciendo “estoy nervioso” y parar cuando quieras. No es un examen, es conocerse.',
    ],
    'how-long': [
      '¿Cuánto dura la terapia?|cuántas sesiones necesito|cuándo me sentiré mejor',
      'Una sesión dura unos 50 minutos, a menudo una por semana. Para un problema concreto son comunes de 8 a 20; muchos notan un cambio en cuatro a ocho.',
    ],
    'does-it-work': [
      '¿Sirve la terapia?|funciona de verdad ir al psicólogo|merece la pena',
      'A la mayoría le ayuda, y lo que más cuenta es la relación con el terapeuta. Mira a las seis sesiones si algo ha cambiado en tu semana, y si no, dilo.',
    ],
    'do-i-need': [
      '¿Necesito terapia?|cómo sé si debo ir al psicólogo|mi problema es bastante grave',
      'No hace falta estar muy mal. Si algo pesa durante semanas, o molesta al sueño, al trabajo o a tus relaciones, vale la pena una primera charla.',
    ],
    cbt: [
      '¿Qué es la terapia cognitivo-conductual?|qué es la TCC|cómo funciona la TCC',
      'Mira cómo se empujan pensamientos, sentimientos y actos, y prueba cambios pequeños con tareas entre sesiones. Suele durar de 8 a 20 sesiones.',
    ],
    'therapist-kinds': [
      '¿Psicólogo o psiquiatra?|diferencia entre psicólogo y psiquiatra|quién receta',
      'Un psiquiatra es médico y puede recetar. Un psicólogo o psicoterapeuta ayuda hablando. Mira la licencia y la experiencia más que el título.',
    ],
    medication: [
      '¿Debo tomar medicación?|efectos de los antidepresivos|necesito pastillas',
      'No puedo aconsejar sobre medicinas; eso es de un médico que te conozca. Si un efecto te preocupa, llama hoy a tu médico o farmacéutico.',
    ],
    'stop-medication': [
      '¿Puedo dejar la medicación?|quiero dejar mis pastillas|dejar los antidepresivos|puedo dejar de tomar las pastillas|parar el tratamiento|suspender mis medicamentos',
      'No la dejes por tu cuenta ni de golpe: algunas se bajan despacio. Llama a quien la recetó y di por qué quieres dejarla. Si ya la dejaste y estás mal, llama hoy.',
    ],
    summary: [
      '¿Es esto un diagnóstico?|qué es el resumen|tengo depresión|puede Attune diagnosticarme',
      'No dice si tienes un trastorno: es un resumen hecho por un programa con tus respuestas; ningún profesional lo ha revisado. Solo una persona formada que hable contigo puede decir qué significa.',
    ],
    'share-summary': [
      '¿Cómo dejo de compartir mi resumen?|quitar el acceso al terapeuta|quién lee mi resumen',
      'En tu perfil, en “Who may read my summary”, hay un interruptor por terapeuta que actúa al momento. También ves quién lo leyó y cuándo.',
    ],
    journal: [
      '¿Para qué sirve el diario?|cómo escribo en el diario|dónde está mi diario|dónde encuentro mi diario',
      'Un lugar privado para poner las cosas en palabras. Toca New Journal. Ningún terapeuta ve una entrada que no hayas compartido tú.',
    ],
    questionnaire: [
      '¿Por qué tantas preguntas?|cuánto dura el cuestionario|puedo saltar una pregunta',
      'Son 18 preguntas, unos cinco minutos, para tu resumen, tus coincidencias y mejores consejos. Cada una tiene una salida, como “prefiero no decirlo”.',
    ],
    'change-answers': [
      '¿Puedo cambiar mis respuestas?|me equivoqué en el cuestionario|repetir las preguntas',
      'Sí. En tu perfil toca «Edit answers»: el resumen y las sugerencias siguen las nuevas respuestas; favoritos y conversaciones se quedan.',
    ],
    'who-are-you': [
      '¿Eres un robot?|hablo con una persona|quién eres|eres una inteligencia artificial',
      'Soy un programa, no una persona ni un terapeuta. Busco la respuesta que mejor encaja en una biblioteca escrita por personas, y puedo equivocarme.',
    ],
    'what-can-you-do': [
      '¿Qué puedes hacer?|en qué me ayudas|qué puedo preguntarte|ayuda',
      'Puedo explicar cómo funciona Attune, la terapia, los costes y tus derechos, y proponer algo pequeño para un momento difícil. Para algo urgente, abre Ayuda.',
    ],
    'ai-data': [
      '¿Se guarda esta conversación?|mis datos entrenan una IA|eres ChatGPT',
      'No. Este chat no se guarda y nada de lo que escribes sirve para entrenar. Tus palabras no van a ninguna IA externa sin tu permiso.',
    ],
    emergency: [
      '¿Dónde encuentro ayuda ahora mismo?|teléfono de crisis|necesito ayuda urgente|a quién llamo',
      'Abre Ayuda arriba: hay líneas gratuitas de tu país. Si la vida de alguien corre peligro, llama a emergencias (112 en Europa, 911 en América). Nadie vigila este chat.',
    ],
    licence: [
      '¿Los terapeutas tienen licencia?|son psicólogos de verdad|cómo sé que está titulado',
      'Ellos mismos la declaran, y el perfil dice hasta dónde se comprobó: “Self-declared”, “Document seen”, “Verified” o “Expired”. Compruébala también en el registro de tu país.',
    ],
    rights: [
      '¿Qué derechos tengo como paciente?|quejarme de un terapeuta|mi terapeuta se pasó de la raya',
      'Puedes preguntar por formación y coste, decir que no y dejarlo cuando quieras. Un terapeuta nunca puede buscar contacto sexual. Quéjate al colegio profesional y a quien lleva esta página.',
    ],
    'end-therapy': [
      '¿Cómo termino la terapia?|quiero dejar la terapia|decir adiós al terapeuta',
      'Puedes parar cuando quieras. Basta una frase: “Me gustaría terminar tras una sesión más.” Una última charla suele valer la pena.',
    ],
    'cancel-session': [
      '¿Cómo cancelo una sesión?|no puedo ir a mi cita|cambiar la hora',
      'Abre la cita aquí: «Move» la cambia y «Cancel it» la cancela. Muchos cobran si avisas con menos de 24 o 48 horas; pregunta la regla.',
    ],
    panic: [
      'Tengo un ataque de pánico|qué hago con el pánico|me da ansiedad muy fuerte',
      'Da miedo y pasa, casi siempre en minutos. Suelta el aire despacio, siente los pies y nombra cinco cosas que ves. Si te duele el pecho o es nuevo para ti, llama a emergencias.',
    ],
    sleep: [
      'No puedo dormir|insomnio|me despierto por la noche',
      'Levántate siempre a la misma hora, sal de la cama si no duermes en veinte minutos y haz algo aburrido con poca luz. Si dura semanas, habla con un médico.',
    ],
    'low-mood': [
      'Estoy muy triste|me siento sin ánimo|estoy deprimido|lloro mucho|ya no puedo más|no puedo más|no aguanto más|todo es demasiado',
      'Siento que pese tanto. Haz hoy una cosa pequeña: salir diez minutos, comer algo, escribir a alguien. Si dura más de dos semanas, habla con un médico o terapeuta. En Ayuda hay quien escucha día y noche.',
    ],
    worry: [
      'Me preocupo todo el tiempo|tengo ansiedad|no dejo de pensar',
      'Escribe la preocupación y dale un cuarto de hora fijo al día; fuera de él, vuelve a lo que haces. Sacar el aire despacio diez veces calma el cuerpo.',
    ],
    loneliness: [
      'Me siento solo|no tengo amigos|estoy sola',
      'Eso duele y le pasa a mucha gente. Escribe hoy a una persona una frase sencilla, o ve a un lugar donde se repita la misma gente. Las líneas de Ayuda también escuchan.',
    ],
    breathing: [
      '¿Cómo me calmo ahora?|ejercicio de respiración|necesito tranquilizarme',
      'Inspira contando cuatro y suelta el aire contando seis, diez veces. Siente los pies en el suelo. En Home hay ejercicios guiados.',
    ],
    problem: [
      'La página no funciona|hay un error|no carga',
      'Lo siento. Recarga la página; lo que escribiste queda en este dispositivo. Si sigue, díselo a quien lleva esta página.',
    ],
    'site-language': [
      '¿Está en español?|en qué idiomas está la página|cambiar el idioma|hablas español|entiendes español',
      'Las páginas están en inglés; tu navegador puede traducirlas. Yo respondo lo esencial en nueve idiomas. En tu diario y mensajes puedes escribir en cualquiera.',
    ],
    couples: [
      '¿Hay terapia de pareja?|mi pareja y yo discutimos|terapia familiar',
      'Sí: en las preguntas elige quién participa, y verás terapeutas que trabajan con parejas o familias.',
    ],
    hello: [
      'Hola|buenos días|buenas tardes',
      'Hola. Soy el asistente de Attune, un programa. Pregúntame cómo funciona Attune o la terapia, o dime qué te pesa ahora.',
    ],
    thanks: [
      'Gracias|muchas gracias|me ayudaste',
      'De nada. Aquí estoy cuando quieras preguntar otra cosa.',
    ],
    'join-as-therapist': [
      'Soy terapeuta, ¿cómo me apunto?|registrarme como psicólogo|ofrecer mi consulta',
      'Elige “Sign up as a Therapist”, crea una cuenta y responde a las preguntas sobre tu consulta. Después de la última apareces en la lista. No cuesta nada.',
    ],
    'therapist-licence': [
      '¿Cómo verifico mi licencia?|añadir mi título como terapeuta|mi licencia dice autodeclarada',
      'En tu perfil puedes poner hasta cinco licencias. Quedan como “Self-declared” hasta que quien lleva esta página vea el documento o compruebe el número; pídeselo.',
    ],
    notifications: [
      '¿Me llega un correo cuando alguien me escribe?|cómo me entero de un mensaje nuevo|desactivar las notificaciones',
      'Sí, si esta página puede enviar correos y tu dirección está confirmada. Si alguien te escribe y no tienes ninguna página abierta, un correo lo dice una vez, sin nombre ni contenido. En Profile, Notifications eliges cuándo: al momento, tras 10 minutos, una vez al día o nunca; de noche no llega nada si lo dejas así. Con una página abierta, la campana cuenta lo nuevo.',
    ],
    offline: [
      '¿Funciona Attune sin internet?|no tengo cobertura|puedo escribir sin conexión',
      'En parte, si ya has estado aquí con conexión: se abren la ayuda con sus teléfonos, los ejercicios guiados y una entrada nueva del diario. Lo que escribes queda en el dispositivo y sale cuando vuelve la conexión. No cierres la sesión antes, porque eso lo borra.',
    ],
  },
}
