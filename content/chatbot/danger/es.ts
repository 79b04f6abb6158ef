import type { DangerWords } from './words.ts'

export const spanishDanger: DangerWords = {
  phrases: {
    medical:
      'duele|dolor|presion pecho, pecho duele, infarto, ataque al|del|cardiaco corazon|cardiaco, duele|dolor|presion el|en pecho, no puedo|puede respirar, derrame cerebral, convulsion*, inconsciente, no respira, sangr* mucho|para, no deja|para de sangrar, reaccion alergica, tome|tomado|trague demasiadas|muchas|todas pastillas|pildoras, sobredosis, vomit* sangre, se cierra garganta, me desmaye, tome|tomado|trague|me todas|muchas|demasiadas|un las|frasco|caja pastillas, me tome|tomado todas|muchas|demasiadas pastillas, no puedo|consigo respirar, duele|dolor|presion pecho, brazo dormido|entumecido, tome|tomado|trague|tragado caja|frasco|blister entera|entero|completa|completo, tome|tomado|trague|tragado toda|todo caja|frasco',
    suicide:
      'no voy|estare a|estar viva|vivo, ya no estare, estare|voy muerta|muerto manana|antes|pronto, me voy a matar, me quito|quitare la vida, me mato|matare hoy|manana|esta, tirarme|tirare|tiro al|bajo|del tren|metro|puente|balcon, me muero|morire esta noche, no quiero seguir, todas pastillas|pildoras vez|ahora|noche|juntas, no quiero vivir, no quiero seguir, no tengo ganas vivir, quiero|quisiera|deseo morir|morirme|matarme|suicidarme, no quiero|tengo vivir|ganas|seguir viviendo|vivir, ganas de morir|morirme|matarme, quitarme|acabar con la|mi vida, suicid*, mejor sin mi, no quiero despertar, desaparecer para siempre, ojala estuviera muert*, quiero|deseo|prefiero morir|morirme|desaparecer, no quiero seguir|vivir|despertar|existir, acabar con|todo mi|vida|todo, quitarme la vida, tirarme|saltar del|de|desde puente|balcon|tren|azotea, nadie me echaria|extranaria menos, carta de despedida',
    'self-harm':
      'me corte|cortado|quemado|raje brazos|brazo|munecas|piernas|otra|anoche, he cortado|quemado me|brazos, me he cortado, cortando|cortarme me, me corto|rajo los|la, me corto, cortarme, autolesion*, hacerme|me hago|hice dano|cortes, me quemo, lastimarme|lastimo|me lastimo, me corto|quemo|lastimo brazos|piernas|piel|munecas|muslos, autolesion*, cortarme|quemarme|lastimarme',
    child:
      'pega|pego|golpea|toca|abusa|maltrata mi|a|del|una hijo|hija|nino|nina|hermanito|hermanita|sobrino|sobrina|bebe, mi|un hijo|hija|nino|nina maltratad*|abusad*|golpead*, abuso|maltrato infantil, tengo 10|11|12|13|14|15|16|17 pega|toca|golpea|viola, mi tio|padrastro|profesor me toca|pega|abusa, le|sacudi pegue|pego|sacudi a bebe|hijo|hija, tengo|miedo de hacerle|hacer|pegarle dano|mi hijo|bebe|hija, padrastro|tio|abuelo|profesor toca|pega|abusa mi|a|de hija|hijo|hermana|mi, le pego a|mi hijo|hija',
    'violence-at-home':
      'tiene|con un|una cuchillo|pistola|navaja, esta en|tirando|rompiendo la puerta, marido|esposo|esposa|novio|novia|pareja|ex|el|ella me pega|golpea|pego|golpeo|amenaza|maltrata|grita|viola|controla|encierra|ahorca, miedo|temo a|de mi marido|esposo|novio|pareja|ex, no estoy|me segur*|siento en casa, violencia domestica|genero, me violaron|violo, no me deja salir|trabajar, abus* de mi, me persigue|acosa, mi pareja|marido|esposo|novio|novia|ex|mujer me pega|golpea|amenaza|encierra|controla|viola|empuja|ahorca|insulta|quita, me pega|golpeo|amenazo|encierra|ahorco, miedo de|a volver mi|casa pareja|marido|novio|esposo, ex me sigue|espera|vigila|espia|acecha, me sigue a todas|todos partes|lados, me espera puerta|fuera|frente|afuera casa|trabajo|piso, rastreador|localizador|gps|airtag en mi|el coche|carro|auto|telefono|movil|celular|bolso|mochila, me pego|golpeo|abofeteo|empujo otra|delante|frente|ayer|anoche|mientras, me volvio|vuelve a pegar|golpear, me ha pegado|golpeado',
    'own-violence':
      'quiero|voy|ganas|miedo a|de|hacerle matar|matarlo|matarla|pegar|pegarle|golpear|golpearlo|golpearla|danar|dano|apunalar, le pegue|golpee a mi esposa|mujer|novia|pareja|marido, pense|pienso en matar*|pegar*, quiero|voy|ganas a|de matar*|pegar*|hacer*|apunalar*|golpear* a|le|dano mi|el|ella|alguien|jefe|hermano|padre|pareja',
    psychosis:
      'oigo|escucho|oir voces, voces me dicen|ordenan|hablan, me persiguen|vigilan|espian|envenenan, television|tele|radio me habla, chip en|cabeza, veo cosas|personas no estan|existen, leen mis pensamientos',
    eating:
      'dias no|sin como|comer, no como nada, no como|comido hace|en dias|desde, vomito|vomitar|devuelvo despues|comer|comida, me provoco vomito, laxantes, dejado|deje de comer, miedo a comer, matarme de hambre, anorexi*, bulimi*, atracon*, vomito|vomitar|vomitarme despues|cada de|vez|comida comer|cena, no como|comido desde|hace|nada dias|semana, me provoco|provoque el vomito, dejar de comer, laxantes',
    addiction:
      'no puedo dejar de|la|las|el beber|tomar|alcohol|drogas|jugar|cocaina|fumar, adict* a, alcoholic*, recai, bebo|tomo todos|cada dias|dia|manana, consumo|uso cocaina|heroina|drogas, abstinencia, ludopat*, apost* todo, no puedo|consigo dejar|parar de beber|tomar|drogarme|jugar|apostar|fumar, tiemblo si|cuando|por no bebo|tomo|mananas, demasiada|mucha cocaina|heroina|droga, recaida|recai',
    other:
      'amig*|herman*|hij*|madre|padre|novi*|espos*|pareja|companer*|marido quiere|intento|dice|habla|amenaza|piensa morir*|matarse|suicid*|quitarse, hijo|hija|hermano|hermana|amigo|amiga|madre|padre|pareja|marido|mujer|novio|novia dice|habla|amenaza|quiere|intento que|con|de|se quiere matar*|morir*|suicid*, se quiere matar|morir|suicidar, hij*|niet*|sobrin*|alumn*|amig*|herman*|novi*|pareja|marido|mujer se corta|autolesiona|mutila, hij*|niet*|sobrin*|alumn*|amig*|herman*|novi*|pareja|marido|mujer se hace cortes|dano',
  },
  harmless:
    'que no|prefiero sea|no hombre|mujer, no un|una hombre|mujer favor, dejar|suspender|olvide de|tomar|la|mi|el medicacion|medicamento*|pastillas|antidepresiv*, miedo a un infarto|tener infarto, ataque de panico, linea|informacion sobre suicid*, ataque de ansiedad, gestiona|maneja|trata riesgo|el suicidio|crisis, me corto|cortarme pelo|unas|cabello, como gestiona|trata|maneja|reacciona attune|ustedes riesgo|suicidio|crisis, si|pasa le|digo|cuento mi|a|al terapeuta|psicologo suicidio|suicid*|morir, muero de|por hambre|risa|ganas|sueno|calor, movil|telefono|bateria|pagina muere|murio|muerto, terapeuta*|grupo para|de|que autolesion*|suicid*|duelo, gato|gata|perro|perra|perrito|gatito|bebe|cachorro me sigue|persigue, se corta|corto pelo|cabello|unas|flequillo, bebe|nina|nino duerme|durmio noche|bien',
  yes: 'si, si lo estoy, creo que si, un poco, tal vez, quizas',
  replies: {
    medical:
      '{call} ahora, antes que nada. Di dónde estás y qué pasa; te dirán qué hacer. Si hay alguien cerca, pídele que se quede contigo. Soy un programa y no puedo valorar síntomas: llamar está bien aunque al final no sea nada.',
    suicide:
      'Gracias por decírmelo. Soy un programa, y ahora mereces a una persona. ¿Puedo preguntarte claramente: piensas en quitarte la vida? {line} Si hay peligro ahora mismo, {call}.',
    'self-harm':
      'Gracias por decírmelo. Soy un programa, y mereces que te escuche una persona. ¿Estás herido o herida ahora, y piensas en quitarte la vida? {line} Si una herida es profunda o no deja de sangrar, {call}.',
    child:
      'Qué bien que lo dices. La seguridad del niño o la niña va primero, y nunca es su culpa. Si hay peligro ahora, {call}. Si no, avisa hoy a protección de menores, a un médico o a la escuela; no necesitas pruebas. Si temes hacerle daño tú, déjalo en un lugar seguro, sal y llama a alguien. {line} Soy un programa; nadie más lee esto.',
    'violence-at-home':
      'Qué bien que lo dices. No es tu culpa y mereces estar a salvo. Si estás en peligro ahora, {call}. {line} Hay líneas para personas maltratadas en casa, que ayudan sin presionar. Si alguien revisa tu dispositivo, usa otro para esto. Soy un programa; nadie más lee esto.',
    'own-violence':
      'Está bien que lo digas antes de que pase algo. Aléjate ahora: otra habitación, la calle, alguien de confianza; y pon distancia con todo lo que pueda herir. Si crees que puedes hacerlo, {call}. {line} Allí puedes decir lo mismo que escribiste aquí. Soy un programa; una persona puede ayudarte.',
    psychosis:
      'Eso suena muy angustiante, y qué bien que lo escribes. Soy un programa y no puedo decir qué es, pero un médico puede ayudar: habla hoy con uno, mejor con alguien de confianza. Si las voces te mandan hacer daño o no te sientes a salvo, {call}. {line}',
    eating:
      'Gracias por decirlo; cuesta. Tu cuerpo puede necesitar cuidado aunque te sientas bien: ve al médico esta semana, hoy mismo si te mareas o tu corazón late raro. Si te desmayas o te duele el pecho, {call}. {line} Soy un programa; una persona puede acompañarte.',
    addiction:
      'Gracias por decirlo; hace falta valor. Si bebes o consumes a diario, no lo dejes de golpe: puede ser peligroso, y un médico puede hacerlo seguro. Con temblores, convulsiones o una sobredosis, {call}. {line} Soy un programa; una persona puede dar contigo el siguiente paso.',
    other:
      'Gracias por cuidar de esa persona. Soy un programa. Si está en peligro ahora, {call} y quédate a su lado. Puedes preguntarle claramente si piensa en quitarse la vida; preguntar no le da la idea. {line} No tienes que cargar con esto a solas.',
  },
  again:
    'Te leo. No tienes que explicarlo todo; basta una frase a una persona. {line} En peligro ahora mismo: {call}.',
  call: 'llama al {number}',
  emergency: 'llama al número de emergencias (112 en Europa, 911 en América)',
  line: '{name}: {reach}.',
  noLine: 'Las líneas de tu país están en Ayuda ({help}).',
}
