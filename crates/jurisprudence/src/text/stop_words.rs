use rustc_hash::FxHashSet;
use std::sync::LazyLock;

/// Words that carry no subject, folded: French, English, Pidgin. Negations are among them on purpose: the notes
/// are about the subject, whichever way the question is put.
static STOP_WORDS: LazyLock<FxHashSet<&'static str>> = LazyLock::new(|| {
    "a ai aie ait alors am an and any are as at au aucun aussi autre aux avait avec avez avoir avons b be because been \
     before being but by c ca can cannot car ce cela ces cet cette ceux chez ci comme comment could d dans de dem den des \
     dey did do does doing don donc dont du e elle elles en encore es est et etais etait ete etes etre eu faire fais \
     fait faut fit fois for from g get go had has have he her here him his how i if il ils in into is it its j jai je \
     juste know l la le les leur leurs lui m ma mais me mes meme mien moi moins mon my n na ne ni no nor not nos notre \
     nous o of on one only or ou our out over own p pas peu peut peux plus pour pourquoi please q qu quand que quel \
     quelle quelles quels qui quoi s sa sans se ses she should si sinon so some son sont suis sur t ta te tes than that \
     the their them then there these they this those to toi ton toujours tous tout toute toutes tres trop tu u un une \
     up us very vos votre vous vu want was we were wetin what when where which who whose why will with without wo would \
     y you your ya"
        .split_whitespace()
        .collect()
});

pub fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.contains(word)
}
