import type { NoteWords } from './note-words.ts'

export const es: NoteWords = {
  families: {
    suicide: {
      heading: 'Suena muy duro de llevar.',
      text: 'Si piensas en quitarte la vida, o no lo tienes claro, alguien puede escucharte ahora mismo.',
    },
    'self-harm': {
      heading: 'No tienes que estar a solas con esto.',
      text: 'Si te has hecho daño o sientes que estás cerca, alguien puede escucharte ahora, sin juzgarte.',
    },
    eating: {
      heading: 'Tu cuerpo también necesita cuidado.',
      text: 'Acude pronto a un médico, y hoy mismo si te desmayas, te duele el pecho o no retienes el agua.',
    },
    'violence-at-home': {
      heading: 'Mereces estar a salvo.',
      text: 'No es culpa tuya, y alguien puede ayudarte a protegerte; usa un teléfono que nadie más mire.',
    },
    'own-violence': {
      heading: 'Puedes parar antes de que alguien salga herido.',
      text: 'Aléjate de esa persona y de todo lo que pueda hacerle daño, y habla ahora con alguien.',
    },
    addiction: {
      heading: 'No tienes que llevar esto por tu cuenta.',
      text: 'Alguien puede hablar contigo sin juzgarte; antes de dejarlo de golpe, pregunta a un médico, porque puede ser peligroso.',
    },
    child: {
      heading: 'Primero está la seguridad del menor.',
      text: 'Si un menor está en peligro ahora, llama al número de emergencias; no hace falta tener la certeza.',
    },
    other: {
      heading: 'Es bueno que te preocupes por esa persona.',
      text: 'Si está en peligro ahora, llama al número de emergencias; una línea de ayuda también puede decirte qué decir y hacer.',
    },
    medical: {
      heading: 'Busca ayuda médica ahora, por favor.',
      text: 'Llama al número de emergencias y di qué ha pasado; no esperes a ver si se pasa.',
    },
    psychosis: {
      heading: 'No tienes que pasar por esto a solas.',
      text: 'Si unas voces o miedos te empujan a hacer daño, quédate cerca de alguien de confianza y habla ahora con una persona.',
    },
  },
  soft: { heading: 'Esto suena duro.', text: '¿Te ayudaría ver con quién podrías hablar?' },
  labels: {
    call: 'Llamar al {number}',
    callPerson: 'Llamar a {name}',
    write: 'Escribir a {name}',
    text: 'SMS',
    chat: 'Chat',
    more: 'Más',
    close: 'Cerrar',
    show: 'Mostrar',
    notNow: 'Ahora no',
    findLine: 'Buscar una línea de ayuda',
    emergency: 'En peligro ahora mismo: llama al {number}.',
    emergencyUnknown: 'En peligro ahora mismo: llama al número de emergencias de tu zona.',
    nobodyTold: 'Esta nota la pone un programa. No se ha avisado a nadie.',
    notBefore: 'Puede que {name} no vea esto antes del {day}.',
    notSoon: 'Puede que {name} tarde en ver esto.',
  },
}
