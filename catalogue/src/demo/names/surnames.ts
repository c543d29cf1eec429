import { listed } from './listed.ts'

/** Invented or very rare, so that no memorial is named after a known person. */
export const surnames = listed(`
  Aldersey, Arkwell, Ashmoor, Averill-Stone, Barrowby, Beckhurst, Blackmere, Bramwick, Brandmere,
  Brindlow, Brockhurst, Calloweigh, Carrowby, Castlemoor, Chesterley, Claymere, Coldbrook, Colverton,
  Coombridge, Cranmoor, Crestwell, Denholt, Draxley, Dunmarsh, Eldermoor, Ellingsford, Farnaby,
  Fenwright, Fothersby, Galbrooke, Garrowby, Glenhurst, Greyfield, Hadderly, Halewright, Hallowick,
  Hartswell, Haverleigh, Hawkmoor, Hemsworthy, Holdenby, Hollowell, Inglemoor, Ivesby, Jessamoor,
  Kelderby, Kestleman, Kingsmere, Lanterby, Larkham, Leatherby, Lindenhall, Lockmere, Longstaffe,
  Maplethorn, Marchbrook, Marlowick, Merridale, Millingham, Montclave, Netherwood, Norcastle,
  Oakhampton, Orrindale, Ostrick, Packwell, Pellingham, Pemberwick, Penhallow, Quarrington, Quillan,
  Rainford, Ravensby, Redfern-Hale, Ridderstone, Rookwell, Rothmere, Saltmarsh, Sandringdale,
  Sedgemoor, Selbrook, Shawcroft, Silverthorn, Standerby, Stannery, Stoneleigh-Parr, Swanmere,
  Tarrowby, Thackerby, Thornwell, Tillbrook, Towerby, Tressilian, Ulverstone, Underhay, Vantongeren,
  Verrinder, Wakelyn, Warrenby, Wattlecombe, Wexcombe, Whitlatch, Widdershaw, Willowby, Winterbrook,
  Wolvercote, Woodmansey, Wrenshaw, Yarborne, Yeldham`)

/** For the upper Midwest and the prairies, where Scandinavians and Germans settled. */
export const northernSurnames = listed(`
  Aasbakken, Bergendorff, Brandvoll, Eikenstad, Falkenrud, Gildemeister, Grønvang, Halvorstad,
  Haugerud, Isdahlen, Kjellmark, Klingbeil, Lindqvall, Myrhaugen, Nordbyen, Oberhelman, Petschke,
  Ravndahl, Solbrekken, Steinmeyer-Roth, Sundvoll, Thorsgaard, Vandersloot, Vinterstad, Wiebelhaus`)

export const spanishSurnames = listed(`
  Alcázar Rivas, Arvizal, Bastarrica, Belmontes, Cantoral, Casablanda, Castrovela, Encinal,
  Fuentecilla, Garzarán, Iturralba, Lomavera, Luzárraga, Madrazoa, Montelargo, Navascal, Olmedal,
  Palomero, Quintanal, Riofrío, Robledal, Santovela, Solórzal, Torrealta, Ubieral, Valdespina,
  Villarena, Zamarreal`)

export const frenchSurnames = listed(`
  Aubrivière, Beaumanoir, Belhumeur, Boisfranc, Bonneterre, Chantepierre, Charlevent, Clairefontaine,
  Courtemarche, Desormiers, Duvernois, Fontanel, Grandchêne, Hautbois, Jolivet-Roy, Lacaillade,
  Lavigerie, Malherbeau, Montbriand, Montvallier, Noirefontaine, Pierrefonds-Caron, Rochebrune,
  Saintonge, Tournevent, Valcourtois, Vertefeuille, Vieuxpont`)
