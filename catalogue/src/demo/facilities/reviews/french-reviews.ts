import { remarks, type Remark } from './voices.ts'

/** Whole reviews in French, for venues named in French; fit for any of them. */
export const frenchReviews: Readonly<Record<'good' | 'mixed' | 'bad', readonly Remark[]>> = {
  good: remarks([
    "Très bel endroit, bien entretenu. Le personnel est accueillant et tout a commencé à l'heure.",
    'Nous y sommes allés pour un tournoi en fin de semaine. Organisation impeccable.',
    'Facile à trouver et propre partout. On reviendra avec plaisir.',
    'Installations modernes et bien éclairées. Les enfants ont adoré.',
    'Accueil chaleureux, horaire respecté, que demander de plus.',
    "Notre club y joue depuis trois ans et n'a jamais eu de mauvaise surprise.",
    'Bon rapport qualité-prix. La réservation a été simple.',
    'Endroit parfait pour une compétition régionale.',
    'Personnel très serviable, on nous a même aidés à décharger le matériel.',
    'Belle ambiance et bonnes installations. Je recommande.',
  ]),
  mixed: remarks([
    'Correct, sans plus. Les installations commencent à dater.',
    'Bon accueil, mais la signalisation sur place est à revoir.',
    "L'endroit est bien, le stationnement l'est moins.",
    'Convenable pour un entraînement, un peu juste pour un tournoi.',
  ]),
  bad: remarks([
    'Horaire non respecté et personne pour nous renseigner.',
    "L'endroit manque d'entretien. Dommage.",
  ]),
}

export const frenchTitles: Readonly<Record<'good' | 'mixed' | 'bad', readonly string[]>> = {
  good: ['Très bien', 'À refaire', 'Bel endroit', 'Bien organisé', 'Je recommande', 'Excellent accueil'],
  mixed: ['Correct', 'Peut mieux faire', 'Moyen'],
  bad: ['Décevant', 'À éviter'],
}
