/** Words of any dictionary, and of the field, that are a slip of the keys away from a word of a search and mean another, folded. */
export const noSlips = `medication medications medicating mediation mediator mediators moderation medicine medical meditate clinical clinician diagnosis diagnose prognosis psychedelic hypnosis supervision assessment assessments referral prescribe prescribes prescription 
  therapeutic consult infant juvenile adopted adoption adapt
  addition additions stone stove states stores stage staged stages storage stares stuff staff stock stocks shock print quote quite count court counts write given means meals miles males points point camera
  clear clean makes takes known knows along speed spend doing dying order orders force forces lines lives liver likes loves names courses course contact contract contacts spring spying sport short shorts ready reads aware award horse house houses
  bring buying burying burning string dance block fixed fired fries flood food floor foot office officer funding finding findings watches cells calls motion notion locks looks chance change changes charge charges named naked
  situations settings setting sitting closed closet clothes reduce flight flights fight fights stream dream dreams bread begin saying staying affairs affair magic smart start identify identity shirt shirts shifts shift
  compared direction directions taxes issued battle shared scared scored sacred forced height heights filed filled healthy health sharing sheep singles scheme shapes shape angel angels angles angry managers plate plane planes planet
  responses filter attached attached attacked leaves leave cancel paint paints patent patents saving savings polls shell finder tasks talks forth hunting hurting shots slots charter chapter rapid raped notice notices strike stroke threat threats treat treats treaty
  missed heads hears blank black heating healing hearing heading seating eating feeding feeling things fifth fifty substances breaks mutual skill skills moves moved worse worst boats boat beats beast beads counts inner closer grove grave graves roads grades grade
  shooting shouting casual secrets thick think tough touch believed believer balls bills pound pounds emails pleased crowd spoke passes deaths coding coming criticism judge judges judged gates cultures spears spider movement loving sister critics spot spots aimed armed
  mirrors monkey money analyses sixth cheat chest separated butter better tapes relay rally really check chuck burns burnt attach attack mothers refused brake broke relax scale scales rely trainer training packing picking accidents salad concentrations martial parents
  bases clock clocks drums drugs chicks flame matter matters mate mates mattress march marching maker marker marking market host hosts costs coats boats casting lasting listing
  bosses losses losing loosing lesson lessons lessen father feather weather whether wether brother bother broth leather lather latter letter better bitter later latest late
  compassion comparison companion competition complaint completion compulsion expulsion explosion exposition exposed expensive extensive intensive
  calm palm farm form from fear tear bear wear year years near dear hear heard heart hearts
  griefs brief briefs thief chief relief belief beliefs believe relieve
  anxieties society variety sobriety propriety
  mehr meer mutter mitte mittel teuer teure teurer neuer treue treu trauen traume traum raum raume baum baume auch auge augen aus raus rauf
  nachts nichts gesicht gericht gedicht gewicht gesucht versuch besuch spruch druck durch stadt statt start stark starr stirbt starb sehen gehen stehen gehe ziehen reden regen baden boden laden
  leben lieben liebe lieber leber leid leider kleid
  hombre hambre hablar hallar padre madre parte puerta casa cosa caso camino casino tener tengo tiene quiero quiere querer cerca cerco mesa mismo medio miedo modo mundo nunca nuevo noche nacer hacer haces`
