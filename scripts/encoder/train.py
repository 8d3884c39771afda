"""Trains the sentence encoder on the shipped questions: which note, which of its units, which danger.

train.py ENCODER.gguf OUT.gguf [--fixtures fixtures] [--epochs 1] [--hold 0.03] [--rate 5e-5]

    pip install numpy torch tokenizers gguf

Weights go in and out as GGUF, with the names of BERT. `--hold` keeps that share of the lay questions out; after each
epoch it tells how often their note and unit are found, and those of the openings that are not held back. No question of
another set is learned from. About 50 minutes an epoch on one core with AVX2.
"""
import argparse
import json
import math
import random
import time
from collections import namedtuple
from pathlib import Path

import gguf
import numpy as np
import torch
import torch.nn.functional as F
from gguf.quants import dequantize, quantize
from tokenizers import Tokenizer

PREFIX = "query: "
BATCH, LONGEST, DROPOUT, SMOOTHING = 64, 128, 0.1, 0.05
# As crates/jurisprudence/src/domain/conversation.rs joins a message to what was said before it; none here is long.
BETWEEN, LAST, EARLIER_WORDS = " — ", 2, 30
FIRST = 4  # texts of a class that its head starts from
NO_NOTE, NO_DANGER = "-", "-"
STILL = 4  # layers, counted from the words on, that stay as they are; so do the vectors of words
WORDS = "embeddings.word_embeddings.weight"
Row = namedtuple("Row", "text note unit danger")  # None: nothing is said of it


class Encoder(torch.nn.Module):
    def __init__(self, path):
        super().__init__()
        reader = gguf.GGUFReader(path)
        fields = {n: f.parts[f.data[0]] for n, f in reader.fields.items() if f.data}
        self.layers, self.heads = int(fields["bert.block_count"][0]), int(fields["bert.attention.head_count"][0])
        self.epsilon = float(fields["bert.attention.layer_norm_epsilon"][0])
        held = {t.name: dequantize(t.data, t.tensor_type).astype(np.float32) for t in reader.tensors}
        self.names = {name.replace(".", "/"): name for name in held}
        self.held = torch.nn.ParameterDict({n.replace(".", "/"): torch.nn.Parameter(torch.tensor(v)) for n, v in held.items()})

    def of(self, name):
        return self.held[name.replace(".", "/")]

    def forward(self, ids, mask):
        """(texts, pieces) and a mask of the same shape → (texts, width), of length 1."""
        texts, pieces = ids.shape
        width = self.of(WORDS).shape[1]

        def norm(x, name):
            return F.layer_norm(x, (width,), self.of(f"{name}.weight"), self.of(f"{name}.bias"), self.epsilon)

        def linear(x, name):
            return F.linear(x, self.of(f"{name}.weight"), self.of(f"{name}.bias"))

        def apart(x):
            return x.view(texts, pieces, self.heads, width // self.heads).transpose(1, 2)

        x = F.embedding(ids, self.of(WORDS)) + self.of("embeddings.position_embeddings.weight")[:pieces]
        x = norm(x + self.of("embeddings.token_type_embeddings.weight").view(-1, width)[0], "embeddings.LayerNorm")
        x = F.dropout(x, DROPOUT, self.training)
        seen = mask[:, None, None, :]
        for n in range(self.layers):
            layer = f"encoder.layer.{n}"
            query, key, value = (apart(linear(x, f"{layer}.attention.self.{part}")) for part in ("query", "key", "value"))
            told = F.scaled_dot_product_attention(query, key, value, attn_mask=seen).transpose(1, 2).reshape(texts, pieces, width)
            x = norm(x + linear(told, f"{layer}.attention.output.dense"), f"{layer}.attention.output.LayerNorm")
            wide = F.gelu(linear(x, f"{layer}.intermediate.dense"))
            x = norm(x + linear(wide, f"{layer}.output.dense"), f"{layer}.output.LayerNorm")
        weight = mask[:, :, None].float()
        return F.normalize((x * weight).sum(1) / weight.sum(1), dim=-1)

    def write(self, path):
        out = gguf.GGUFWriter(path, "bert")
        words, places = self.of(WORDS), self.of("embeddings.position_embeddings.weight")
        out.add_name("e5-small-fr-en"), out.add_license("MIT"), out.add_block_count(self.layers), out.add_head_count(self.heads)
        out.add_embedding_length(words.shape[1]), out.add_context_length(places.shape[0]), out.add_vocab_size(words.shape[0])
        out.add_feed_forward_length(self.of("encoder.layer.0.intermediate.dense.weight").shape[0])
        out.add_layer_norm_eps(self.epsilon)
        for key, value in self.held.items():
            name, array = self.names[key], value.detach().numpy()
            if array.ndim == 2 and (name == WORDS or name.startswith("encoder.")):
                kind = gguf.GGMLQuantizationType.Q8_0
                out.add_tensor(name, quantize(array, kind), raw_dtype=kind)
            else:
                out.add_tensor(name, array)
        out.write_header_to_file(), out.write_kv_data_to_file(), out.write_tensors_to_file(), out.close()


def rows_of(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def together(before, message):
    """A message with the first and the last of those before it, each by its last words."""
    told = [*before[:-LAST][:1], *before[-LAST:]]
    return BETWEEN.join(" ".join(text.split()[-EARLIER_WORDS:]) for text in [*told, message])


def known(folder):
    """What is learned from, and the lay questions among it."""
    units = rows_of(folder / "answers.jsonl")
    said = []
    for unit in units:
        note = unit["id"].split("/")[0]
        for language in ("fr", "en"):
            said += [Row(text, note, unit["id"], None) for text in [unit["answer"][language], *unit["asked"][language]]]
    ids = {unit["id"] for unit in units}
    led_to = {note for danger in rows_of(folder / "danger.jsonl") for note in danger["notes"]}
    lay = []
    for row in rows_of(folder / "lay-questions.jsonl"):
        unit = f"{row['note']}/{row.get('unit')}"
        # What is asked of a note that people in danger are led to may be told in danger.
        danger = None if row["note"] in led_to else NO_DANGER
        lay.append(Row(row["question"], row["note"], unit if unit in ids else None, danger))
    for conversation in rows_of(folder / "lay-conversations.jsonl"):
        before = []
        for message in conversation["messages"]:
            if not message["unit"]:
                continue
            note = message["unit"].split("/")[0]
            if before:
                lay.append(Row(together(before, message["text"]), note, message["unit"], None))
            before.append(message["text"])
    outside = [Row(row["question"], NO_NOTE, None, NO_DANGER) for path in sorted(folder.glob("outside-questions*.jsonl")) for row in rows_of(path)]
    danger = [Row(row["text"], None, None, row.get("danger") or NO_DANGER) for row in rows_of(folder / "danger-messages.jsonl")]
    return said + outside + danger, lay


def batches(ids):
    """Texts of about one length share a batch, so that little of it is padding."""
    order = list(range(len(ids)))
    random.shuffle(order)
    out = []
    for start in range(0, len(order), BATCH * 40):
        near = sorted(order[start : start + BATCH * 40], key=lambda at: len(ids[at]))
        out += [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
    random.shuffle(out)
    return out


def padded(ids):
    pieces = max(map(len, ids))
    out, mask = torch.full((len(ids), pieces), 1), torch.zeros(len(ids), pieces, dtype=torch.bool)
    for at, own in enumerate(ids):
        out[at, : len(own)] = torch.tensor(own)
        mask[at, : len(own)] = True
    return out, mask


def few_of_each(rows):
    """Places of a few rows of each note, unit and danger."""
    seen, out = {}, []
    for at in random.sample(range(len(rows)), len(rows)):
        labels = [label for label in rows[at][1:] if label is not None]
        if any(seen.get(label, 0) < FIRST for label in labels):
            out.append(at)
            for label in labels:
                seen[label] = seen.get(label, 0) + 1
    return out


def vectors(model, ids):
    model.eval()
    out = torch.zeros(len(ids), model.of(WORDS).shape[1])
    with torch.no_grad():
        for part in batches(ids):
            out[part] = model(*padded([ids[at] for at in part]))
    return out


class Head(torch.nn.Module):
    """Classes as directions; each starts from the mean of what belongs to it."""

    def __init__(self, classes, first, labels):
        super().__init__()
        self.at = {name: at for at, name in enumerate(classes)}
        sums = torch.zeros(len(classes), first.shape[1])
        for vector, label in zip(first, labels):
            if label is not None:
                sums[self.at[label]] += vector
        self.directions = torch.nn.Parameter(F.normalize(F.normalize(sums, dim=1) - first.mean(0), dim=1))
        self.scale = torch.nn.Parameter(torch.tensor(2.5))

    def forward(self, placed):
        return self.scale.exp() * placed @ F.normalize(self.directions, dim=1).T

    def labels(self, names):
        return torch.tensor([self.at[name] for name in names])


def main():
    a = argparse.ArgumentParser()
    a.add_argument("source"), a.add_argument("target")
    a.add_argument("--fixtures", type=Path, default=Path("fixtures"))
    a.add_argument("--epochs", type=int, default=1)
    a.add_argument("--hold", type=float, default=0.03)
    a.add_argument("--rate", type=float, default=5e-5)
    a = a.parse_args()
    torch.manual_seed(1), random.seed(1)
    rows, lay = known(a.fixtures / "legal-knowledge")
    random.shuffle(lay)
    held, lay = lay[: int(len(lay) * a.hold)], lay[int(len(lay) * a.hold) :]
    rows += lay
    openings = [row for row in rows_of(a.fixtures / "questions" / "openings.jsonl") if row["units"] and not row["heldBack"]]
    model = Encoder(a.source)
    cut = Tokenizer.from_file(str(a.fixtures / "encoder" / "tokenizer.json"))
    cut.no_padding(), cut.no_truncation()

    def pieces(texts):
        return [one.ids[:LONGEST] for one in cut.encode_batch([PREFIX + text for text in texts])]

    ids = pieces([row.text for row in rows])
    began = time.time()
    some = few_of_each(rows)
    first = vectors(model, [ids[at] for at in some])
    middle = first.mean(0)
    heads = {part: Head(sorted({getattr(row, part) for row in rows} - {None}), first, [getattr(rows[at], part) for at in some])
             for part in ("note", "unit", "danger")}
    note_of_unit = heads["note"].labels(unit.split("/")[0] for unit in heads["unit"].at)
    unit_names = list(heads["unit"].at)
    print(f"{len(rows)} texts; heads start from {len(some)}, {time.time() - began:.0f} s", flush=True)
    learning = tuple(f"encoder.layer.{layer}." for layer in range(STILL, model.layers))
    for name, weight in model.held.items():
        weight.requires_grad = model.names[name].startswith(learning)
    optimiser = torch.optim.AdamW([
        {"params": [weight for weight in model.held.values() if weight.requires_grad], "lr": a.rate, "weight_decay": 0.01},
        {"params": [weight for head in heads.values() for weight in head.parameters()], "lr": 2e-3, "weight_decay": 0},
    ])
    rates = [group["lr"] for group in optimiser.param_groups]
    steps, step = a.epochs * math.ceil(len(rows) / BATCH), 0

    def placed(found):
        return F.normalize(found - middle, dim=-1)

    def tell(when):
        with torch.no_grad():
            asked = placed(vectors(model, pieces([row.text for row in held])))
            by_note, by_unit = heads["note"](asked), heads["unit"](asked)
            note = heads["note"].labels(row.note for row in held)
            with_unit = [at for at, row in enumerate(held) if row.unit]
            unit = heads["unit"].labels(held[at].unit for at in with_unit)
            opened = heads["unit"](placed(vectors(model, pieces([row["question"] for row in openings])))).argmax(1)
            right = sum(unit_names[at] in row["units"] for at, row in zip(opened, openings)) / len(openings)
        print(f"{when}: note {(by_note.argmax(1) == note).float().mean():.3f}, unit "
              f"{(by_unit[with_unit].argmax(1) == unit).float().mean():.3f}, opening's unit {right:.3f}, "
              f"{time.time() - began:.0f} s", flush=True)

    tell("before")
    for epoch in range(a.epochs):
        model.train()
        total, todo = 0.0, batches(ids)
        for number, part in enumerate(todo):
            factor = min(1, step / 100) * max(0.02, 1 - step / steps)
            step += 1
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * factor
            asked = placed(model(*padded([ids[at] for at in part])))
            loss = torch.zeros(())
            for head, weight in (("note", 1.0), ("unit", 0.5), ("danger", 0.5)):
                told = [at for at, row in enumerate(part) if getattr(rows[row], head) is not None]
                if told:
                    labels = heads[head].labels(getattr(rows[part[at]], head) for at in told)
                    share = len(told) / len(part)
                    loss = loss + weight * share * F.cross_entropy(heads[head](asked[told]), labels, label_smoothing=SMOOTHING)
            with_unit = [at for at, row in enumerate(part) if rows[row].unit is not None]
            if with_unit:
                unit = heads["unit"].labels(rows[part[at]].unit for at in with_unit)
                others = note_of_unit[None] != note_of_unit[unit][:, None]
                within = heads["unit"](asked[with_unit]).masked_fill(others, -1e9)
                loss = loss + len(with_unit) / len(part) * F.cross_entropy(within, unit)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            total += loss.item()
            if number % 100 == 99:
                print(f"  {number + 1} of {len(todo)}, loss {total / (number + 1):.3f}, {time.time() - began:.0f} s", flush=True)
        tell(f"epoch {epoch + 1}")
        model.write(a.target)


if __name__ == "__main__":
    main()
