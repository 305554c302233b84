/** English words that say nothing about what is looked for. Pure. */

const WORDS = `a about actually after again all also although always am an and any anybody anyone are as at be because been
before being bought but by can cannot cant could couldnt did didnt do does doesnt doing done dont either else etc even ever for from
get gets getting give go goes going gone got had has hasnt have havent having he her here hey hi him his how however i id if
ill im in instead into is isnt it its itself ive just keep keeps let lets like look make makes making maybe me mine much must
my myself need needs no nor not now of oh ok on once one only or other others our ours ourselves out over own please put
really rented same see seem seems shall she should shouldnt so some somebody somehow someone something still such sure take than
thank thanks that thats the their them then there theres these they theyre thing things this those though through to too
toward under until up upon us use used using very via want wanted wants was wasnt way we well went were what whats when
where wheres which while who whom whose why will with within without wont would wouldnt yes yet you your youre yours yourself`;

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
