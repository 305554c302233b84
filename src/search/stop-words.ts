/** English words that say nothing about what is looked for. Pure. */

const WORDS = `a about actually after again aint all also although always am an and any anybody anyone are as at be because
been before being bought btw but by can cannot cant could couldnt did didnt do does doesnt doing done dont either else etc even
ever for from get gets getting give go goes going gone gonna got gotta had hallo has hasnt have havent having he hello her here
hey hi him his hmm how however i id idk if ill im in instead into is isnt it its itself ive just keep keeps let lets like lol
look make makes making maybe me mine much must my myself need needs no nor not now of oh ok omg on once one only or other others
our ours ourselves out over own please pls plz put really rented same see seem seems shall she should shouldnt since so some
somebody somehow someone something still such suddenly sure take tbh than thank thanks that thats the their them then there
theres these they theyre thing things this those though through thx to too toward tried trying under until up upon us use used
using very via wanna want wanted wants was wasnt way we well went were what whats when where wheres which while who whom whose
why will with within without wont would wouldnt yes yet you your youre yours yourself`;

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
