import type { Language } from '../../language/languages.ts'

/** How words of danger and those beside them are typed in a hurry, folded. */
export type Spellings = {
  /** `a|b=c d`: either is meant by what follows; parted by commas. */
  meant: string
  /** Too grave to miss for one wrong letter; no slip of one is another word. */
  guarded: string
}

export const spellings: Readonly<Record<Language, Spellings>> = {
  en: {
    meant:
      'cnat=can not, wnat=want, wnt=want, thsi=this, tihs=this, tonihgt|tonigth=tonight, anymroe|anymoer=anymore, mysefl|myslef=myself, lfie=life, klil|kil=kill, hlep|hlp=help, teh=the, tok=took, pils|pilss=pills, hnds=hands, fel=feel, brekng|breakng=breaking, dor=door, nife|knfe=knife, bak=back, agian=again, tird=tired, dei|dye=die, sucide=suicide, hes=he is, wna=want to, thots|thot=thoughts, tuk=took, any1=anyone, every1=everyone, sum1|some1=someone, brotha=brother, sista=sister, finna|bouta|boutta=going to, anymor|animore=anymore, nite=night, uncel=uncle, tuches|tuch|toches=touches, wud=would, cud=could, shud=should, wat=what, luv=love, dey=they, da=the, hav=have, beleive=believe, dpressed=depressed, dn=do not, wen=when, skool=school, beeing=being, wil=will, wen=when, hes=he is, shes=she is, abt=about, tmrw|tmr|2moro|tmoro=tomorrow, 2day=today, 2nite|tonite=tonight, u=you, ur=your, dont|dnt|dun=do not, wanna|wana=want to, gonna|gona|gunna=going to, gotta=have to, cnt=can not, bf=boyfriend, gf=girlfriend, idk=i do not know, rn=right now, tryna=trying to, becuz|cuz|coz=because, sry=sorry, nvr=never, evry=every, everythin=everything, nothin=nothing, feelin=feeling, livin=living, thinkin=thinking, killin=killing, cuttin=cutting, hurtin=hurting, endin=ending, dieing|dyin=dying',
    guarded:
      'suicidal suicide overdosed overdose paracetamol ibuprofen tylenol goodbye strangled strangles molested',
  },
  es: {
    meant:
      'm=me, brasos=brazos, noxe|nochee=noche, matarm|matarmee=matarme, muerrta=muerta, kmo=como, dsp=despues, bno=bueno, kn=con, kiero|qiero|kero|qero=quiero, q|k|ke=que, xq|porq|pq|xk|porke=porque, x=por, d=de, tb|tmb|tbn=tambien, toy=estoy, bn=bien, nda|na=nada, kitarme=quitarme, kitar=quitar, bida=vida, bibir|bivir=vivir, aser=hacer, ase=hace, asta=hasta, ai|ay=hay, ermano=hermano, ahorkarme=ahorcarme, kortarme|cortarm=cortarme, kemar=quemar, akabar=acabar, aki=aqui, kuchillo=cuchillo, pastiyas=pastillas, dmasiado=demasiado, nadien=nadie, stoy=estoy',
    guarded:
      'suicidio suicidar suicidarme suicida matarme morirme cortarme autolesion autolesiono sobredosis',
  },
  pt: {
    meant:
      'mata=matar, morre=morrer, corta=cortar, dnv|denovo=de novo, cmprimidos=comprimidos, tds=todos, n|num|naum=nao, qro|kero|qero=quero, vc|ce=voce, pq=porque, q|k=que, hj=hoje, mt|mto=muito, td=tudo, tb|tbm=tambem, to|tow=estou, ta=esta, tava=estava, vo=vou, cmg=comigo, ngm=ninguem, msm=mesmo, dps=depois, agr=agora, nd=nada, oq=o que, p|pra=para, vdd=verdade, blz=beleza,',
    guarded: 'suicidio suicidar suicida matarme automutilacao cortarme overdose',
  },
  fr: {
    meant:
      'frape|frap=frappe, tro=trop, jve|jveu=je veux, peurr=peur, aretter|areter=arreter, mouri=mourir, viv=vivre, tuee=tuer, ki=qui, ke=que, koi=quoi, mwa=moi, jveux|jveu|jveut|jvx|jveus=je veux, jsuis|jsui|chui|chuis|jss=je suis, jpeux|jpeu|jpeut=je peux, jpense=je pense, jme=je me, jte=je te, jvais|jvai=je vais, jfais=je fais, jarrive=j arrive, jai|ge=j ai, jen=j en, den=d en, envi|envy=envie, ts|tt=tout, tte=toute, tlm=tout le monde, pk|pq|pkoi=pourquoi, pr=pour, ds=dans, mm=meme, qd=quand, bcp=beaucoup, dmn|2main=demain, vrm=vraiment, pcq|psk=parce que, c=c est, plu=plus, mec=copain, meuf=copine, mourrir|mourire=mourir, vivr=vivre, medocs=medicaments',
    guarded: 'suicide suicider suicidaire mourir scarifie scarifier overdose',
  },
  de: {
    meant:
      'wu|wui|wott=will, lebm|labe=leben, heit=heute, morgn=morgen, ois=alles, hoit|hoits=halte, numm|nume|numme=nicht mehr, starbe=sterben, gschnitte|gschnittn=geschnitten, wider=wieder, olle=alle, tablettn|tabletta=tabletten, mi=mich, ha=habe, mia=mir, nimm=nicht mehr, wieda=wieder, oba=aber, grod=gerade, nimmer|nimma|nima|nimme=nicht mehr, nich|ned|net|nit|nedd|nüsch=nicht, is=ist, hab|hob=habe, wills=will es, kanns=kann es, habs=habe es, ichs=ich es, isses=ist es, gschluckt|gschlugt=geschluckt, gnommen|gnomma=genommen, umbring=umbringe, mog=mag, lebn=leben, sterbn|sterm=sterben, heut=heute, grad=gerade, nix=nichts, mitm=mit dem, jetz=jetzt, alda=alter',
    guarded:
      'suizid suizidal selbstmord umbringen abschiedsbrief uberdosis selbstverletzung lebensmude aufwachen vergewaltigt verprugelt',
  },
  it: {
    meant:
      'amazzo|ammazo=ammazzo, adess=adesso, tagliat=tagliata, mammma=mamma, ancra=ancora, nnt=niente, domn=domani, nn|nun=non, x=per, k|ke=che, xke|xche|perke=perche, vojo|vojlio|voglo=voglio, vorei=vorrei, cmq=comunque, nnt=niente, qnd=quando, sn=sono, c=ci, tt=tutto, tutt=tutto, anke=anche, +=piu, morir=morire, vivr=vivere, amazzarmi|ammazarmi=ammazzarmi, ucidermi=uccidermi, tagliarm=tagliarmi',
    guarded: 'suicidio suicidarmi suicidare uccidermi ammazzarmi tagliarmi autolesionismo overdose',
  },
  tr: {
    meant:
      'yasamk=yasamak, kestm=kestim, olucem|ölcem=olecegim, istiyom|istiom|istiyorm|istyorum=istiyorum, istemiyom|istemiom=istemiyorum, dayanamiyom|dayanamiom=dayanamiyorum, olcem=olecegim, oldurcem|oldurecem=oldurecegim, edicem|etcem|edecem=edecegim, kendmi=kendimi, yasamk=yasamak, olmk=olmek, bisey|bisi=bir sey, deil|degl=degil, cok|ck=cok, bnm=benim, bn=ben, hersey=her sey, vuruo|vuruyo=vuruyor, dovuyo=dovuyor, kesiyom=kesiyorum',
    guarded: 'intihar yasamak oldurmek oldurecegim',
  },
  pl: {
    meant:
      'nieumiem=nie umiem, niewiem=nie wiem, pociela=pocielam, zyciee=zycie, niechce|niehce|nihce=nie chce, niemoge=nie moge, niemam=nie mam, niedam=nie dam, nw=nie wiem, wgl=w ogole, sb=sobie, jush=juz, umzec=umrzec, rzyc=zyc, odrazu=od razu, narazie=na razie',
    guarded: 'samobojstwo samobojcze samobojstwa umrzec przedawkowalam przedawkowalem',
  },
  ar: { meant: '', guarded: 'انتحار الانتحار' },
}
