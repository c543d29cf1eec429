const words = (text: string) => text.trim().split(/\s+/)

/** Acronyms with a vowel. Those without one are detected by rule. */
const acronyms = words(`
  ACU AFC ASU AT&T BBVA BMO BOK BYU CBU CFE CHI CSU CSUN CU ECU EMU ETSU FAU FIU GCU GSU HPER IBM ICON IPFW ISM IUPUI JCC KSU
  LSU MSU NAIA NASA NASCAR NAU NCAA NEC NFL NHL NIU NJCAA NOLA NRA NYU OCC ODU OSU PGA PNC RAC RFK SAP SCSU SDCCU SECU SEFCU SIU SMU
  TCU TDECU TIAA TIG TPC UA UAB UAH UALR UB UC UCCU UCF UCLA UCSB UCSD UD UF UFC UH UI UIC UK UL UM UMass UMBC UMKC UNC UND UNF UNH
  UNK UNLV UNM UNO UNR UNT UPMC UPS USA USC USD USF USGA USL USM USTA UT UTA UTEP UTRGV UTSA UVA UVM UW UWM VA VCU VFW WAC WVU
  YMCA YMHA YWCA YWHA ESPN LMU NSU FGCU IPTV BMW AARP GE HEB HSBC TBK AVX IMG ABC AAA AA EMC USPS OKC`)

/** Names with unusual capitalization. */
const mixedCaseNames = words(`
  AmeriCorps AutoZone BankUnited CenturyLink CenterPoint DeKalb DeLand DeSoto DePaul DePauw DeVos DuBois DuPage DuPont DuSable
  eBay FedEx FedExForum FirstEnergy FirstOntario FirstBank FireLake GreenTech InfoCision iPlay JetBlue KeyArena KeyBank KeySpan
  EagleBank LaCrosse LaFayette LaGrange LaPorte LaSalle LaVell LaVerne LeBron LeMoyne LoanDepot MacArthur MacDonald MacDougall MacGregor MacKenzie
  MacLeod MacMillan MacPherson McDonald's MetLife MetroCenter MidAmerica MidFirst MidFlorida MidSouth NorthStar OceanFirst PayPal
  PeoplesBank PetSmart PlayStation ProRodeo RecPlex SportsPlex SeaWorld SeatGeek SkyDome SmartFinancial SoFi StubHub SunTrust
  SuperPages TaxSlayer TruStage UnitedHealth VyStar WakeMed WeatherTech WesBanco WinStar YouTube d'Alene`)

export const knownSpelling: ReadonlyMap<string, string> = new Map(
  [...acronyms, ...mixedCaseNames].map((word) => [word.toUpperCase(), word]),
)

/** Lowercase unless they are the first or last word. */
export const smallWords: ReadonlySet<string> = new Set(
  words(
    'a an and as at but by de del des du for from in into of on or over per the to via vs with y et en à aux au',
  ),
)

/** Lowercase only after a small word: 'Parc de la Cité' but 'La Crosse'. */
export const articles: ReadonlySet<string> = new Set(words('la las le les los'))

/** Abbreviations without a vowel that are not acronyms. */
export const shortForms: ReadonlySet<string> = new Set(
  words(
    'BLVD BLDG BR BRG CR CRK CT CTR DR EXPY FLDS FT FWY HTS HWY JCT JR LN LT MR MRS MS MT MTN PK PKWY PL PT PWY RD RM SGT SQ SR ST STN STR TR TRL VLG VLY',
  ),
)

/** Directions and road types, capitalized only in streets because they are words elsewhere. */
export const streetCapitals: ReadonlySet<string> = new Set(words('N S E W NE NW SE SW US PO FM SR CR RR MLK'))
