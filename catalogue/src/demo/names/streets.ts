import { listed } from './listed.ts'

export const frenchStreets = listed(`
  rue des Érables, rue des Bouleaux, chemin du Moulin, boulevard des Prairies, rue du Vieux-Pont, avenue des Pins,
  rue de la Rivière, chemin des Cèdres, rue des Chênes, avenue du Verger, rue des Hirondelles, boulevard du Ruisseau,
  rue de la Colline, chemin de la Grève, rue des Merisiers, avenue des Trembles, rue du Belvédère, chemin du Lac,
  boulevard des Sources, rue des Peupliers, avenue de la Falaise, rue du Harfang, rue des Outardes, chemin de la Côte`)

export const spanishStreets = listed(`
  Calle Flamboyán, Calle Guayacán, Calle Las Ceibas, Avenida Las Palmas, Calle Los Almendros, Calle Pitirre,
  Avenida del Parque, Calle Buena Vista, Calle El Mirador, Calle La Loma, Avenida Costa Azul, Calle Los Robles,
  Calle Úcar, Calle Tabonuco, Avenida Los Jardines, Calle Bella Brisa, Calle Las Margaritas, Camino La Ribera`)
