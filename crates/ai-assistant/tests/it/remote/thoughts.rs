//! Thoughts, fences and ends, as servers send them.
use super::*;
use serde_json::json;

/// What a model thinks: it passes no gate and is longer than an answer may be.
fn thought() -> String {
    format!("SECRET. The passage [1] says so. L'article 99 aussi. {}", "Hm, wait. ".repeat(2_500))
}

fn pieces(text: &str, size: usize) -> Vec<Act> {
    let chars: Vec<char> = text.chars().collect();
    chars.chunks(size).map(|c| Act::Say(c.iter().collect())).chain([Act::Finish("stop"), Act::Done]).collect()
}

#[track_caller]
fn is_good(seen: &Seen) {
    assert_eq!(seen.failure, None);
    assert_eq!(seen.shown().trim(), GOOD);
    assert!(seen.answer.response.starts_with(GOOD), "{}", seen.answer.response);
    assert_eq!(seen.answer.notice, None, "the gate judges no thought");
    assert!(!format!("{:?}", seen.answer).contains("SECRET"));
}

#[actix_web::test]
async fn thoughts_and_fences_never_come_out_however_they_are_cut() {
    let thought = "SECRET [1]. L'article 99 aussi.";
    for text in [
        format!("<think>{thought}</think>\n\n{GOOD}"),
        format!("<Thinking>{thought}<think>{thought}</think></THINKING>```markdown\n{GOOD}\n```"),
        format!("Okay. {thought}</think>{GOOD}"),
        format!("```\n{GOOD}\n```<reasoning>{thought}"),
    ] {
        for size in [1, 2, 7, 1_000] {
            let (seen, _) = ask(Reply::Stream(pieces(&text, size))).await;
            is_good(&seen);
        }
    }
}

#[actix_web::test]
async fn thoughts_have_a_bound_of_their_own() {
    let (seen, _) = ask(Reply::Stream(pieces(&format!("<think>{}</think>{GOOD}", thought()), 1_000))).await;
    is_good(&seen);
    assert!(seen.deltas.len() > 1, "what follows a thought streams");
    let (seen, _) = ask(Reply::Stream(pieces(&format!("{}</think>{GOOD}", thought()), 1_000))).await;
    is_good(&seen);
    let (seen, _) = ask(Reply::Stream(pieces(&format!("<think>{GOOD}"), 9))).await;
    fell_back(&seen, FailureKind::Empty);
    assert!(seen.deltas.is_empty());
    let endless: Vec<Act> = (0..60).map(|_| say(&"Hm. ".repeat(1_000))).collect();
    let (seen, _) = ask(Reply::Stream([vec![say("<think>")], endless].concat())).await;
    fell_back(&seen, FailureKind::Protocol);
    // Without a mark in its first sentence, an answer is held back to its end, and then has the bound of answers.
    let (seen, _) = ask(Reply::Stream(pieces(&format!("{} [1].", "Hm. ".repeat(6_000)), 1_000))).await;
    fell_back(&seen, FailureKind::Protocol);
    let (seen, _) = ask(Reply::Stream(speak("Le préavis est dû. C'est l'article 34 [1]."))).await;
    assert_eq!((seen.failure, seen.shown().as_str()), (None, "Le préavis est dû. C'est l'article 34 [1]."));
}

#[actix_web::test]
async fn a_thought_that_looked_like_an_answer_is_taken_back() {
    let (seen, _) = ask(Reply::Stream(speak(&format!("Passage [1] says SECRET. Good.</think>{GOOD}")))).await;
    assert!(seen.answer.response.starts_with(GOOD), "{}", seen.answer.response);
}

#[actix_web::test]
async fn a_model_that_thinks_is_waited_for_as_long_as_chunks_come() {
    let (short, long) = (Duration::from_millis(700), Duration::from_secs(20));
    let times = RemoteTimeouts { connect: long, first_token: short, between_chunks: short, whole: long };
    let chunk =
        |delta: serde_json::Value| Act::Raw(format!("data: {}\n\n", json!({"choices": [{"delta": delta}]})));
    let unseen = chunk(json!({"role": "assistant", "content": null, "reasoning_content": "SECRET"}));
    let slowly = |thinking: &Act, times: usize| -> Vec<Act> {
        (0..times).flat_map(|_| [thinking.clone(), Act::Wait(200)]).collect()
    };
    for thinking in [
        unseen.clone(),
        chunk(json!({"content": "", "reasoning": "SECRET", "reasoning_details": [{"text": "SECRET"}]})),
        say("<think>SECRET</think>"),
    ] {
        let provider = Provider::start(Reply::Stream([slowly(&thinking, 6), speak(GOOD)].concat()));
        is_good(&ask_engine(provider.engine_with(times)).await);
    }
    // Who stops to think has stopped, and however long the thinking goes on, the whole has its end.
    let stops = Provider::start(Reply::Stream([slowly(&unseen, 2), vec![Act::Hang]].concat()));
    fell_back(&ask_engine(stops.engine_with(times)).await, FailureKind::Timeout);
    let goes_on = Provider::start(Reply::Stream(slowly(&unseen, 60)));
    let times = RemoteTimeouts { whole: 2 * short, ..times };
    fell_back(&ask_engine(goes_on.engine_with(times)).await, FailureKind::Timeout);
}

#[actix_web::test]
async fn every_end_but_a_cut_is_an_end() {
    for why in ["stop", "STOP", "eos", "end_turn", "stop_sequence", "tool_calls"] {
        let (seen, _) = ask(Reply::Stream(vec![say(GOOD), Act::Finish(why)])).await;
        is_good(&seen);
    }
    for why in ["", "null"] {
        let (seen, _) = ask(Reply::Stream(vec![say(GOOD), Act::Finish(why), Act::Done])).await;
        is_good(&seen);
        let (seen, _) = ask(Reply::Stream(vec![say(GOOD), Act::Finish(why)])).await;
        fell_back(&seen, FailureKind::CutOff);
    }
    for why in ["length", "MAX_TOKENS", "content_filter", "SAFETY", "error"] {
        let (seen, _) = ask(Reply::Stream(vec![say(GOOD), Act::Finish(why), Act::Done])).await;
        fell_back(&seen, FailureKind::CutOff);
    }
}
