import type { Gender } from './people.js';

/** What somebody does or is to somebody else: persons who may be meant by the "she" or "he" behind them. */
const EITHER = `
  accountant actor adviser advisor apprentice architect artist astronaut athlete attorney auctioneer author babysitter
  baker banker barber barista bartender beautician bookkeeper bouncer bricklayer broker builder butcher bystander
  carpenter cashier caterer chauffeur chef chemist citizen classmate cleaner clerk coach colleague comedian companion
  composer conductor contractor cook courier custodian dancer dealer decorator designer detective developer diver
  docker dockworker drummer editor electrician employee employer engineer entertainer executive farmer farmhand
  firefighter florist foreigner freelancer guard guest guitarist guy hairdresser heir housekeeper housemate
  illustrator immigrant inmate inspector installer instructor interpreter janitor jeweler jockey joiner journalist
  judge kid laborer labourer landlord landscaper lawyer lecturer librarian lifeguard locksmith logger lover machinist
  manager mate mechanic merchant messenger migrant miner minister missionary musician neighbour newcomer novelist
  operator organist orphan owner painter pal paralegal passenger passerby pastor pedestrian pensioner photographer
  pianist pilot planner plasterer player playmate plumber poet politician porter preacher priest principal printer
  prisoner producer professor programmer promoter prosecutor publisher rabbi rancher realtor receptionist recruiter
  refugee reporter rescuer retailer rider roofer runner sailor schoolmate scientist sculptor secretary shepherd
  sheriff shopkeeper singer sitter soldier soulmate stepchild stepparent storekeeper student stylist superintendent
  supervisor surveyor sweetheart tailor teammate teen teenager teller tenant thief toddler tourist trader trainee
  trainer translator traveler traveller trucker tutor typist undertaker usher valet vendor vet veteran veterinarian
  victim villager visitor volunteer waiter warden weaver welder witness worker workmate writer youngster zookeeper`;
const WOMEN = `
  actress auntie barmaid bride businesswoman chambermaid daughter-in-law girl goddaughter godmother grandma granny
  heroine hostess housewife landlady maid mama mommy mother-in-law mum mummy nun policewoman saleswoman seamstress
  sister-in-law stepmom stepmum stepsister stewardess waitress widow`;
const MEN = `
  bachelor bloke boy bridegroom brother-in-law businessman cameraman chairman clergyman cowboy craftsman doorman
  father-in-law fireman fisherman foreman godfather godson granddad grandpa handyman mailman milkman papa policeman
  postman repairman salesman seaman son-in-law stepbrother stepdad watchman widower workman`;

let persons: ReadonlyMap<string, Gender> | undefined;

/** Whether a word names a person by trade or standing, and of which gender; null for any other word. */
export function personWord(word: string): Gender | null {
  persons ??= new Map(
    (
      [
        [EITHER, 'u'],
        [WOMEN, 'f'],
        [MEN, 'm'],
      ] as const
    ).flatMap(([list, gender]) =>
      list
        .trim()
        .split(/\s+/)
        .map((one) => [one, gender] as const),
    ),
  );
  return persons.get(word.replace(/['’]s$/, '')) ?? null;
}
