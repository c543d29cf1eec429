import { listed } from './listed.ts'

export const givenNames = listed(`
  Aaron, Abigail, Adrian, Alicia, Amara, Andre, Angela, Anita, Arturo, Beatrice, Ben, Bianca,
  Brandon, Brooke, Caleb, Camille, Carlos, Carmen, Casey, Cecilia, Chad, Chloe, Clara, Colin, Connor,
  Corey, Dana, Darnell, Deborah, Derek, Devon, Diego, Donna, Dylan, Eduardo, Elena, Eli, Emily, Eric,
  Erin, Esther, Evan, Faith, Felix, Fiona, Frank, Gabriela, Gavin, Gina, Grace, Grant, Hannah,
  Harper, Heather, Hector, Ian, Imani, Irene, Isaac, Jackie, Jamal, Janelle, Jasmine, Jesse, Joanna,
  Jocelyn, Joel, Jordan, Josie, Julian, Karen, Keisha, Kelly, Kendra, Kevin, Kiara, Kyle, Lamar,
  Laura, Leah, Leo, Lila, Lorenzo, Lucia, Luke, Lydia, Malik, Marcus, Maria, Marisol, Mason, Maya,
  Megan, Miguel, Minh, Monica, Morgan, Nadia, Natalie, Nathan, Nicole, Nina, Noah, Nora, Olivia,
  Omar, Oscar, Owen, Paige, Patrick, Paula, Peter, Priya, Rachel, Rafael, Rebecca, Renee, Ricardo,
  Riley, Robin, Rosa, Ruth, Ryan, Samantha, Sara, Sean, Selena, Shane, Shawna, Simon, Sofia, Stacy,
  Tamara, Tanya, Taylor, Teresa, Theo, Tiffany, Todd, Tomas, Tori, Trevor, Tyler, Valerie, Vanessa,
  Victor, Wendy, Wesley, Will, Xavier, Yolanda, Zach, Zoe`)

/** Of people after whom a building is named, who were born when these were common. */
export const memorialNames = listed(`
  Agnes, Albert, Alice, Alma, Alton, Arthur, Bernard, Bertha, Calvin, Carl, Clarence, Clyde, Cora,
  Curtis, Della, Dorothy, Earl, Edith, Edna, Edwin, Eleanor, Elmer, Ernest, Esther, Eugene, Everett,
  Florence, Floyd, Forrest, Francis, Frederick, Garland, Gene, Gladys, Gordon, Grover, Harold,
  Harriet, Harvey, Hazel, Helen, Herbert, Homer, Howard, Ida, Irma, Irving, Josephine, June, Laverne,
  Leland, Leona, Lester, Lloyd, Lois, Lorraine, Louise, Lowell, Lucille, Luther, Mabel, Marjorie,
  Marvin, Maurice, Melvin, Merle, Mildred, Milton, Myrtle, Norma, Norman, Opal, Orville, Otis, Pearl,
  Percy, Ralph, Raymond, Rex, Rosalie, Roy, Russell, Sherman, Stanley, Thelma, Vera, Vernon, Viola,
  Virgil, Wallace, Walter, Warren, Wilbur, Wilma, Winifred`)

export const spanishGivenNames = listed(`
  Aurelio, Blanca, Carmelo, Cecilio, Dolores, Efraín, Emilia, Ernesto, Esperanza, Evaristo, Fermín,
  Graciela, Hilario, Inés, Jacinto, Josefina, Lázaro, Leonor, Luz, Mercedes, Modesto, Nicanor, Olga,
  Pilar, Ramón, Rosario, Salvador, Santos, Teófilo, Víctor`)

export const frenchGivenNames = listed(`
  Adélard, Alphonse, Armand, Aurore, Bernadette, Cécile, Clément, Conrad, Émile, Fernand, Germaine,
  Gilberte, Hélène, Hervé, Jacqueline, Jeanne, Lionel, Lucienne, Marcel, Marguerite, Normand, Odette,
  Raoul, Réjeanne, Rolland, Solange, Thérèse, Ubald, Viateur, Yvette`)
