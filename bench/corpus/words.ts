import type { Random } from './random.ts';

const list = (text: string) => text.split(' ') as [string, ...string[]];

const VERBS = list(
  'add apply await bind build cache call check clear clone close collect compare compile copy count create decode delete describe detect drop emit encode enter expand export fetch fill filter find flush follow format freeze group hash import index infer insert join keep link list load lock map mark match measure merge mount move name observe open order parse patch pick print process prune publish push query queue read record reduce refresh register release remove rename render replace request reset resolve restart restore retry return rewrite route run save scan schedule seal select send serve set share show skip slice sort split start stop store stream strip submit swap sync tag take test track trim unlock update validate visit wait walk watch wrap write',
);
const NOUNS = list(
  'account action address alias anchor answer archive argument array asset author badge batch block body border branch browser buffer bundle button cache card cell change channel child choice chunk client clock code collection color column command comment component config content context cookie copy counter cursor data date default depth digest document draft edge edition element entry environment error event example export extension face feature field file filter flag folder footer form format fragment frame function graph group handler hash header height history hook host icon image import index input instance interval island issue item job key label language layer layout length level license limit line link list loader locale lock log manifest map margin mark markdown matrix member memory menu message method migration model module mount name navigation network node note number object offset option order origin outline output owner package page panel parent part password patch path pattern payload permission place plugin point policy pool port position post preview process profile progress project promise property proxy query queue range rate reader reason record redirect region registry release renderer report request resource response result retry role root route row rule sample scale schema scope script search section selector sentence server service session setting shape sheet sidebar signal site size slot snapshot socket source space stack stage state status step store stream string style summary symbol table tag target task template term test text theme thread time title token tool total tree type unit update upload user value variable version view visitor warning watcher width window word worker workspace',
);
const QUALITIES = list(
  'active async available basic broken busy cached clean cold common complete correct custom deep default direct dynamic early empty equal explicit external fast final first fixed fresh full global hidden immutable initial inner internal invalid large last late lazy local long loose main manual missing mutable narrow native nested next nullable old open optional original outer partial pending plain portable previous private public quick random raw ready recent related relative remote required reserved safe same sealed second secure separate shallow shared short silent simple single small sorted stable stale static strict strong sync temporary third tiny total typed unique unused upper valid visible volatile warm weak whole wide',
);
const HAN = [
  ...'的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严',
] as [string, ...string[]];

/** Picks as texts do: few words often, most seldom. */
const often = <T>(random: Random, words: readonly [T, ...T[]]): T =>
  words[Math.min(random.below(words.length), random.below(words.length), random.below(words.length * 2))] ??
  words[0];

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `cachedRouteQuery`, one of some six million. */
export const camelName = (random: Random): string =>
  random.pick([
    () => random.pick(VERBS) + upper(random.pick(NOUNS)),
    () => random.pick(NOUNS) + upper(random.pick(NOUNS)),
    () => random.pick(QUALITIES) + upper(random.pick(NOUNS)) + upper(random.pick(NOUNS)),
  ])();
export const pascalName = (random: Random): string => upper(camelName(random));
export const snakeName = (random: Random): string =>
  camelName(random).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const kebabName = (random: Random): string => snakeName(random).replaceAll('_', '-');

export const verb = (random: Random): string => often(random, VERBS);
export const noun = (random: Random): string => often(random, NOUNS);
export const quality = (random: Random): string => often(random, QUALITIES);
/** A word of two characters. */
export const chineseWord = (random: Random): string => often(random, HAN) + random.pick(HAN);
